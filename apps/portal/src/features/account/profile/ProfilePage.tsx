import { PageGrid } from '@voie-libre/ui/page-grid'
import { ToastRegion } from '@voie-libre/ui/toast'
import { Page } from '../../../shared/page/Page.tsx'
import { usePageHead } from '../../../shared/page/pageHead.ts'
import { History } from './History.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { Vehicles } from './Vehicles.tsx'

/** account/profile: the vehicles with what is due, payments, and personal information. [§2.12] */
export function Component() {
  return (
    <Page {...usePageHead('accountProfile')}>
      <PageGrid aside="wide">
        <div className="flex flex-col gap-6 lg:gap-8">
          <Vehicles />
          <History />
        </div>
        <PersonalCard />
      </PageGrid>
      <ToastRegion />
    </Page>
  )
}
