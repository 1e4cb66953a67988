import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { title: 'Your details', children: <p>They are on your receipt.</p> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Untitled: Story = { render: () => <Card>A block without a title.</Card> }
export const LongWordsInASmallPlace: Story = {
  args: { title: 'Billing details required by the security protocols of the banks', headingLevel: 3 },
  render: (args) => (
    <div className="w-60">
      <Card {...args} />
    </div>
  ),
}
