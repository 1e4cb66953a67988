import { CoverBanner } from '@voie-libre/ui/cover-banner'

export const Example = () => (
  <CoverBanner
    title="Pay a journey"
    subtitle="Within 72 hours there are no fees."
    breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Pay' }]}
  />
)
