import { Button } from '@voie-libre/ui/button'
import { Footer } from '@voie-libre/ui/footer'

export const Example = () => (
  <Footer
    links={[
      { label: 'Legal notice', href: '/legal' },
      { label: 'Accessibility: partially compliant', href: '/accessibility' },
      { label: 'Help centre', href: '/help' },
    ]}
    actions={
      <Button variant="header" icon="cookie" onClick={() => window.dispatchEvent(new Event('open-consent'))}>
        Cookie settings
      </Button>
    }
  />
)
