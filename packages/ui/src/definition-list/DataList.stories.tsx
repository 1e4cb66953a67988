import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataList } from './DataList.tsx'

const meta = {
  title: 'Content/DataList',
  component: DataList,
  args: {
    items: [
      { term: 'Référence', value: 'P-2026-000184' },
      { term: 'Montant payé', value: '24,60 €' },
      { term: 'Plaque', value: 'AA-123-BB' },
    ],
  },
} satisfies Meta<typeof DataList>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {}
