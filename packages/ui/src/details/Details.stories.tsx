import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Details } from './Details.tsx'

const meta = {
  title: 'Content/Details',
  component: Details,
  args: {
    summary: 'Where is the notice number?',
    children: <p>At the top right of the letter, after “File no.”.</p>,
  },
} satisfies Meta<typeof Details>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Where is the notice number?'))
    await expect(within(canvasElement).getByText(/At the top right/)).toBeVisible()
  },
}
export const OpenAtFirst: Story = { args: { defaultOpen: true } }
export const WithIcon: Story = { args: { icon: 'clock', summary: '€7.40 until 15 March' } }
export const LongWordsInASmallPlace: Story = {
  args: {
    icon: 'clock',
    summary: 'Why does the motorway operator ask for supporting documentation?',
    defaultOpen: true,
  },
  render: (args) => (
    <div className="w-50">
      <Details {...args} />
    </div>
  ),
}
