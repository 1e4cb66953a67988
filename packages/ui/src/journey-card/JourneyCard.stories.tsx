import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { JourneyCard } from './JourneyCard.tsx'

function List(args: ComponentProps<typeof JourneyCard>) {
  const [selected, setSelected] = useState(args.selected ?? false)
  return (
    <ul className="m-0 grid max-w-2xl gap-3 p-0">
      <JourneyCard {...args} checked={selected} {...(args.onCheckedChange && { onCheckedChange: setSelected })} />
    </ul>
  )
}

const meta = {
  title: 'Toll/JourneyCard',
  component: JourneyCard,
  args: {
    date: '12/03/26 08:41',
    reference: 'No. 260312-004417',
    category: 'Class 1',
    from: 'Montmarault',
    to: 'Digoin',
    price: '€7.40',
    kind: 'freeFlow',
    label: '12 March 2026, 08:41, €7.40',
    onCheckedChange: () => {},
  },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof JourneyCard>
export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = { args: { notice: { text: '9 days left to pay', tone: 'calm' } } }
/** Icon and border change when the card is selected. [WIDGET-33] */
export const Selected: Story = {
  args: { selected: true, notice: { text: '9 days left to pay', tone: 'calm' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    const look = () => {
      const sign = canvas.getByRole('listitem').querySelector('svg')
      return [sign && getComputedStyle(sign).stroke, getComputedStyle(box, '::after').borderColor]
    }
    const ticked = look()
    await userEvent.click(box)
    // The colours change in a transition.
    await waitFor(() => expect(look()[0]).not.toBe(ticked[0]))
    await waitFor(() => expect(look()[1]).not.toBe(ticked[1]))
    await userEvent.click(box)
  },
}
export const LastDay: Story = { args: { notice: { text: 'Last day before the surcharge', tone: 'alert' } } }
export const LatePayment: Story = {
  args: {
    kind: 'latePayment',
    price: '€17.40',
    priceDetail: 'of which €10.00 surcharge',
    notice: { text: 'Late', tone: 'alert' },
  },
}
export const NonPaymentDeclaration: Story = { args: { kind: 'nonPayment', price: '€97.40', selected: true } }
export const Disabled: Story = {
  args: { kind: 'nonPayment', disabledReason: 'Sent to the public prosecutor: it can no longer be paid here.' },
}
export const InProgress: Story = {
  args: {
    kind: 'inProgress',
    selectable: false,
    price: 'To come',
    notice: { text: 'Not finished', tone: 'neutral' },
    action: <a href="#next">Complete this journey</a>,
  },
}
export const Prepaid: Story = { args: { kind: 'prepayment', action: <button type="button">Remove</button> } }
export const OnlyShown: Story = { args: { selectable: false, hover: false } }
export const LongWordsInASmallPlace: Story = {
  args: {
    from: 'Entrance of Saint-Germain-des-Fossés-sur-Allier, direction Paris and Clermont-Ferrand',
    to: 'Exit of Sainte-Marie-aux-Mines-la-Vallée',
    price: '€1,234.50',
    priceDetail: 'of which €1,000.00 surcharge',
    reference: 'No. ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
    notice: { text: '12 days left to pay before it is sent to the public prosecutor', tone: 'alert' },
  },
  render: (args) => (
    <div className="w-70">
      <List {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { args: { selected: true }, globals: { direction: 'rtl' } }
