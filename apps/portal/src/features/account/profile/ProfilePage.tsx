import { pages } from '@voie-libre/domain/access/pages'
import { ToastRegion } from '@voie-libre/ui/toast'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../shared/page/Page.tsx'
import { History } from './History.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { Vehicles } from './Vehicles.tsx'

/** account/profile: personal information, vehicles and payments. [§2.12] */
export function Component() {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <Page
      title={t('title')}
      breadcrumb={[{ label: t('common:breadcrumb.home'), href: pages.home }, { label: t('common:nav.account') }]}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-8">
        <PersonalCard />
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <Vehicles />
          <History />
        </div>
      </div>
      <ToastRegion />
    </Page>
  )
}
