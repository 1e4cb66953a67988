import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    children: [
      <Button key="cancel" variant="secondary">
        Cancel
      </Button>,
      <Button key="send">Send the message</Button>,
    ],
  },
} satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { args: { align: 'start', phone: 'wrap' } }
export const Center: Story = { args: { align: 'center' } }
export const End: Story = { args: { align: 'end' } }
export const Between: Story = { args: { align: 'between' } }
/** In a window narrower than 640 px. */
export const StackedOnAPhone: Story = { args: { phone: 'stack' } }
export const LittleRoom: Story = { args: { className: 'w-50' } }
