import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card.tsx'
import { PageGrid } from './PageGrid.tsx'

const meta = {
  title: 'Layout/PageGrid',
  component: PageGrid,
  args: {
    children: [
      <Card key="journeys" title="Your journeys">
        <p>Two journeys with the vehicle AB-123-CD.</p>
      </Card>,
      <Card key="total" title="To pay" tone="accent">
        <p>€16.80</p>
      </Card>,
    ],
  },
} satisfies Meta<typeof PageGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = { args: { aside: 'medium' } }
export const Wide: Story = { args: { aside: 'wide' } }
