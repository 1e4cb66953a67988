import { Header } from '@voie-libre/ui/header'

export const Example = () => (
  <Header
    logo={{ alt: 'Our motorway, home', href: '/' }}
    tabs={[
      { label: 'Pay', href: '/pay', icon: 'wallet', current: true },
      { label: 'Help', href: '/help', icon: 'help' },
    ]}
    account={{ label: 'Log in', href: '/login' }}
  />
)
