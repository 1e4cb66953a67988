import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}
export const OneLine: Story = { args: { lines: 1 } }
export const Card: Story = { args: { shape: 'card' } }
export const Rows: Story = { args: { shape: 'rows', lines: 5 } }
export const InASmallPlace: Story = {
  args: { lines: 5 },
  render: (args) => (
    <div className="w-50">
      <Skeleton {...args} />
    </div>
  ),
}
