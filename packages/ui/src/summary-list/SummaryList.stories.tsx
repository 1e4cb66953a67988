import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from './SummaryList.tsx'

const edit = { onClick: () => undefined }
const meta = {
  title: 'Content/SummaryList',
  component: SummaryList,
  args: {
    items: [
      { term: 'Plate', value: 'AA-123-BB', change: { href: '/form/payment' } },
      { term: 'E-mail', value: 'camille@example.org', change: edit },
      { term: 'Country', value: 'France' },
    ],
  },
} satisfies Meta<typeof SummaryList>
export default meta
type Story = StoryObj<typeof meta>

export const Answers: Story = {}
export const NotGiven: Story = { args: { items: [{ term: 'Phone', change: edit }] } }
export const WithoutChanges: Story = { args: { items: [{ term: 'Reference', value: 'P-2026-000184' }] } }
export const LongWordsInASmallPlace: Story = {
  args: {
    items: [
      {
        term: 'Electronic mail address of the recipient',
        value: 'bartholomew-winterton-smythe@example.org',
        change: edit,
      },
      { term: 'Address', value: '12 rue de la République, building B, stairs 4', change: { href: '/profile' } },
    ],
  },
  render: (args) => (
    <div className="w-60">
      <SummaryList {...args} />
    </div>
  ),
}
