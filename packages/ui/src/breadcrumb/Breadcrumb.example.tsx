import { Breadcrumb } from '@voie-libre/ui/breadcrumb'

export const Example = () => (
  <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Help', href: '/help' }, { label: 'Receipts' }]} />
)
