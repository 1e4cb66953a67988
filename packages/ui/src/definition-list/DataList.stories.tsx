import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataList } from './DataList.tsx'

const meta = {
  title: 'Content/DataList',
  component: DataList,
  args: {
    items: [
      { term: 'Reference', value: 'P-2026-000184' },
      { term: 'Amount paid', value: '€24.60' },
      { term: 'Plate', value: 'AA-123-BB' },
    ],
  },
} satisfies Meta<typeof DataList>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {}
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [
      { term: 'E-mail address of the recipient', value: 'bartholomew-winterton-smythe@example.org' },
      { term: 'Amount', value: '€1,234.50' },
    ],
  },
  render: (args) => (
    <div className="w-60">
      <DataList {...args} />
    </div>
  ),
}
