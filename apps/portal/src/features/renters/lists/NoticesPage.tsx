import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { JourneyTable } from './JourneyTable.tsx'

/** renters/paymentNotice. [RENTER-07] */
export function Component() {
  const head = usePageHead('renterPaymentNotice')
  return (
    <Page {...head}>
      <JourneyTable listing="LATE_PAYMENT" caption={head.title} />
    </Page>
  )
}
