import { Accordion } from '@voie-libre/ui/accordion'

export const Example = () => (
  <Accordion
    headingLevel={3}
    defaultValue={['when']}
    items={[
      { id: 'when', title: 'When do I have to pay?', content: 'Within 72 hours of your journey.' },
      { id: 'how', title: 'How can I pay?', content: 'By card, on this site.' },
      { id: 'contact', title: 'Write to us', href: '/contact' },
    ]}
  />
)
