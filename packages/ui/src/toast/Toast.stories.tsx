import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { toast, ToastRegion } from './Toast.tsx'

const meta = { title: 'Feedback/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const shows = (text: string, action?: { label: string; onAction: () => void }): Story => ({
  render: () => (
    <div className="min-h-40">
      <Button onClick={() => toast(text, action)}>Save</Button>
      <ToastRegion />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText(text)).toBeVisible()
  },
})

export const Saved: Story = shows('Your details are saved.')
export const WithAnAction: Story = shows('The vehicle is removed.', { label: 'Undo', onAction: () => {} })
export const LongWords: Story = shows(
  'The vehicle AB-123-CD is added to your account: its journeys of the last thirteen months will appear within the hour.',
)
