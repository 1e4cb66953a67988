import { pages } from '@voie-libre/domain/access/pages'
import type { BreadcrumbItem } from '@voie-libre/ui/breadcrumb'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/page/Page.tsx'

interface FleetPageProps {
  title: string
  /** The list that the page belongs to. */
  parent?: BreadcrumbItem
  children: ReactNode
}

/** Layout of a list of the renter's area. */
export function FleetPage({ title, parent, children }: FleetPageProps) {
  const { t } = useTranslation('common')
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('nav.renters'), href: pages.renterProfile },
        ...(parent ? [parent] : []),
        { label: title },
      ]}
    >
      {children}
    </Page>
  )
}
