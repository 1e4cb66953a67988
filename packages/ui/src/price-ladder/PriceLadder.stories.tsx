import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceLadder } from './PriceLadder.tsx'

const meta = {
  title: 'Toll/PriceLadder',
  component: PriceLadder,
  args: {
    'aria-label': 'Price by day',
    steps: [
      { amount: '€8.40', text: 'until 14 March at midnight' },
      { amount: '€18.40', text: 'from 15 March, with the late fee' },
      { amount: '€98.40', text: 'from 14 May, as a fine' },
    ],
  },
} satisfies Meta<typeof PriceLadder>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {}
export const LittleRoom: Story = { args: { className: 'w-60' } }
