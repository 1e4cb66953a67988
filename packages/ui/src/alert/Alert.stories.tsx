import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Good to know', children: <p>A journey appears within 24 hours.</p> },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', title: 'Receipt sent', live: true } }
export const Warning: Story = { args: { tone: 'warning', title: 'Last day to pay without a surcharge' } }
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your journeys could not be loaded',
    children: (
      <p>
        The payment deadlines continue to run. <Link href="/help">What can I do?</Link>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The payment deadlines')
  },
}
export const Silent: Story = { args: { tone: 'danger', live: false } }
export const TitleOnly: Story = { render: () => <Alert tone="success" title="Your details are up to date" /> }
export const LongWordsInASmallPlace: Story = {
  args: {
    tone: 'warning',
    title: 'This journey will be passed on to the public prosecutor in two days',
    children: <p>Reference 260312-004417-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789, to quote in every letter.</p>,
  },
  render: (args) => (
    <div className="w-70 wrap-anywhere">
      <Alert {...args} />
    </div>
  ),
}
