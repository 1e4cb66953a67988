import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'

const meta = {
  title: 'Toll/SummaryPanel',
  component: SummaryPanel,
  // An iframe, because the panel is sticky and would cover the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: 'Your payment',
    lines: [
      {
        label: 'Free-flow journeys',
        amount: '€14.80',
        detail: '2 journeys',
        items: [
          { label: '12/03/26', amount: '€7.40' },
          { label: '14/03/26', amount: '€7.40' },
        ],
      },
      { label: 'Late payment', amount: '€17.40', detail: '1 journey' },
    ],
    total: { label: 'Total to pay', amount: '€32.20' },
    children: <Button className="w-full">Pay</Button>,
  },
  render: (args) => (
    <div className="flex min-h-120 flex-col justify-end lg:block lg:max-w-sm">
      <SummaryPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof SummaryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { lines: [], total: { label: 'Total to pay', amount: '€0.00' } } }
export const WithANote: Story = { args: { note: 'Free-flow journeys are paid within 15 days.' } }
export const AboutAVehicle: Story = { args: { about: 'AB-123-CD' } }
export const NotSticky: Story = { args: { sticky: false } }
export const ManyLines: Story = {
  args: {
    lines: Array.from({ length: 30 }, (_, day) => ({
      label: `Journeys of ${String(day + 1).padStart(2, '0')}/03/26, entrance of Saint-Germain-des-Fossés`,
      amount: '€1,007.40',
    })),
    total: { label: 'Total to pay, all taxes and surcharges included', amount: '€30,222.00' },
  },
}
