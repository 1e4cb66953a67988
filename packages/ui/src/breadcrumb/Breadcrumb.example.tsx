import { Breadcrumb } from '@voie-libre/ui/breadcrumb'

export function Example() {
  return <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Help', href: '/help' }, { label: 'Receipts' }]} />
}
