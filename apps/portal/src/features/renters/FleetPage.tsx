import { pages } from '@voie-libre/domain/access/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/page/Page.tsx'

/** Layout of a list of the renter's area. */
export function FleetPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Page title={title} breadcrumb={[{ label: t('nav.renters'), href: pages.renterProfile }, { label: title }]}>
      {children}
    </Page>
  )
}
