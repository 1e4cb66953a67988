import { Steps } from '@voie-libre/ui/steps'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/page/Page.tsx'
import type { PageHead } from '../../shared/page/pageHead.ts'

interface PaymentScreenProps extends PageHead {
  at: 'payment' | 'confirmation'
  children: ReactNode
}

/** Layout of the payment steps, with the progress. */
export function PaymentScreen({ at, children, ...head }: PaymentScreenProps) {
  const { t } = useTranslation('payment')
  return (
    <Page {...head}>
      <Steps
        label={t('steps.label')}
        className="mb-8 print:hidden"
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
