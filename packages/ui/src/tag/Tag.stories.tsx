import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag.tsx'

const meta = { title: 'Content/Tag', component: Tag, args: { children: 'Finished' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'In progress' } }
export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'Paid' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'clock', children: 'Last day' } }
export const Danger: Story = { args: { tone: 'danger', icon: 'alert', children: 'Surcharge added' } }
export const Removable: Story = { args: { children: 'AB-123-CD', onRemove: () => undefined } }
export const LongWordsInASmallPlace: Story = {
  args: { tone: 'warning', icon: 'clock', children: 'Waiting for verification by the bank', onRemove: () => undefined },
  render: (args) => (
    <div className="w-40">
      <Tag {...args} />
    </div>
  ),
}
