import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Menu } from './Menu.tsx'

const nothing = () => undefined
const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    items: [
      { label: 'Change the end date', icon: 'edit', onSelect: nothing },
      { label: 'Show its journeys', icon: 'route', href: '/account/renter/travels' },
      { label: 'Download', icon: 'download', disabled: true, onSelect: nothing },
      { label: 'Remove', icon: 'trash', tone: 'danger', onSelect: nothing },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await expect(screen.getByRole('menu')).toBeVisible()
}

export const Closed: Story = {}
export const Open: Story = { play: opened, parameters: { docs: { story: { inline: false, height: '320px' } } } }
export const Primary: Story = { args: { variant: 'primary', icon: 'plus', label: 'Add' } }
export const Tertiary: Story = { args: { variant: 'tertiary' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWordsInASmallPlace: Story = {
  args: {
    label: 'Actions on the selected vehicles of the fleet',
    items: [
      { label: 'Download the supporting documentation of all journeys', icon: 'download', onSelect: nothing },
      { label: 'Remove', onSelect: nothing },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <div className="w-50">
      <Menu {...args} />
    </div>
  ),
  play: opened,
}
