import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plate } from './Plate.tsx'

const meta = {
  title: 'Toll/Plate',
  component: Plate,
  args: { number: 'AB-123-CD', country: 'FR' },
  argTypes: {
    tone: { description: '`late` is the red and grey plate of an unpaid journey.' },
    size: { description: 'By the size of the text around it.' },
  },
} satisfies Meta<typeof Plate>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 'sm' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const Late: Story = { args: { tone: 'late' } }
/** The band shows the country code; outside the European Union, without stars. */
export const Countries: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Plate number="M AB 1234" country="DE" />
      <Plate number="1-ABC-234" country="BE" />
      <Plate number="AB 123 CD" country="IT" />
      <Plate number="152-D-12345" country="IE" />
      <Plate number="LJ AB-123" country="SI" />
      <Plate number="ZH 123 456" country="CH" />
      <Plate number="AB12 CDE" country="GB" band="UK" />
      <Plate number="AB 1234 CD" country="UA" />
      <Plate number="AB-123-CD" country="MA" tone="late" />
    </div>
  ),
}
export const LongInASmallPlace: Story = {
  args: { number: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', size: 'lg' },
  render: (args) => (
    <div className="w-70">
      <Plate {...args} />
    </div>
  ),
}
