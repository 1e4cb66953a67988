import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/Link.tsx'
import { NoticeBanner } from './NoticeBanner.tsx'

const meta = {
  title: 'Feedback/NoticeBanner',
  component: NoticeBanner,
  args: {
    title: 'Works in the night from 12 to 13 March',
    children: (
      <p>
        Payment stops from 1 to 4 in the morning. <Link href="/articles/12">More</Link>
      </p>
    ),
  },
} satisfies Meta<typeof NoticeBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Warning: Story = { args: { tone: 'warning', title: 'False text messages ask for a toll' } }
export const Danger: Story = { args: { tone: 'danger', title: 'Payment by card does not work' } }
export const Closable: Story = { args: { onClose: () => undefined } }
export const LiveWithoutTitle: Story = {
  args: { live: true, title: null, children: <p>You have been logged out.</p> },
}
export const LongWordsInASmallPlace: Story = {
  args: {
    tone: 'warning',
    title: 'Extraordinary interruption of the transfrontier motorways between France and Luxembourg',
    onClose: () => undefined,
  },
  render: (args) => (
    <div className="w-70">
      <NoticeBanner {...args} />
    </div>
  ),
}
