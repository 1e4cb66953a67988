import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Pay', href: '/form/payment' },
      { label: 'My journeys', href: '/journeys', query: { plate: 'AA-123-BB' } },
      { label: 'Payment' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

/** Collapses below 1024 px. [WIDGET-14] */
export const Long: Story = {}
export const Short: Story = { args: { items: [{ label: 'Home', href: '/' }, { label: 'Help centre' }] } }
/** A back link. [WIDGET-15] */
export const Single: Story = { args: { items: [{ label: 'My journeys', href: '/journeys' }] } }
/** Wraps where necessary. Two items never collapse. */
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [{ label: 'Help centre', href: '/help' }, { label: 'Why does my journey not appear yet?' }],
  },
  render: (args) => (
    <div className="w-60">
      <Breadcrumb {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
