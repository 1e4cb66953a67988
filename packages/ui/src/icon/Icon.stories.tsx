import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import { iconNames } from './names.ts'

const meta = { title: 'Content/Icon', component: Icon, args: { name: 'journey' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Named: Story = { args: { name: 'warning', label: 'Attention' } }
export const Large: Story = { args: { name: 'plate-selected', size: 96 } }
/** The whole sprite, pictograms of choices included. [WIDGET-33] */
export const Everything: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
      {iconNames.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-center text-sm">
          <Icon name={name} size={40} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
