import { pages } from '@voie-libre/domain/access/pages'
import { Steps } from '@voie-libre/ui/steps'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/page/Page.tsx'

interface PaymentScreenProps {
  title: string
  at: 'payment' | 'confirmation'
  children: ReactNode
}

/** Layout of the payment steps, with the progress. */
export function PaymentScreen({ title, at, children }: PaymentScreenProps) {
  const { t } = useTranslation(['payment', 'common'])
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('common:breadcrumb.home'), href: pages.home },
        { label: t('common:breadcrumb.toPay'), href: pages.travels },
        { label: title },
      ]}
    >
      <Steps
        label={t('steps.label')}
        className="mb-8"
        items={[
          { label: t('steps.journeys'), state: 'done' },
          { label: t('steps.payment'), state: at === 'payment' ? 'current' : 'done' },
          { label: t('steps.confirmation'), state: at === 'payment' ? 'todo' : 'done' },
        ]}
      />
      {children}
    </Page>
  )
}
