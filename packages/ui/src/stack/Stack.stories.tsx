import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card.tsx'
import { Tag } from '../tag/Tag.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: [
      <Card key="vehicle" title="Vehicle">
        <p>AB-123-CD, class 1</p>
      </Card>,
      <Card key="trip" title="Trip">
        <p>Machelles to Gannes</p>
      </Card>,
    ],
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Stretch: Story = {}
export const Start: Story = {
  args: {
    align: 'start',
    gap: 2,
    children: [
      <Tag key="paid">Paid</Tag>,
      <Tag key="late" tone="danger">
        Late
      </Tag>,
    ],
  },
}
export const Center: Story = { args: { ...Start.args, align: 'center' } }
