import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { StatusRegion, announce } from './StatusRegion.tsx'

const meta = {
  title: 'Feedback/StatusRegion',
  component: StatusRegion,
  render: () => (
    <>
      <Button onClick={() => announce('3 journeys, €24.60')}>Announce</Button>
      <StatusRegion />
    </>
  ),
} satisfies Meta<typeof StatusRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Announces: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const once = canvas.getByRole('status').textContent
    await expect(once).toContain('3 journeys, €24.60')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status').textContent).not.toBe(once)
  },
}
