import { CoverBanner } from '@voie-libre/ui/cover-banner'

export function Example() {
  return (
    <CoverBanner
      title="Pay a journey"
      subtitle="Within 72 hours there are no fees."
      breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Pay' }]}
    />
  )
}
