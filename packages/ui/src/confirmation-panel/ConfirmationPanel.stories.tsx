import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { DataList } from '../definition-list/DataList.tsx'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'

const meta = {
  title: 'Feedback/ConfirmationPanel',
  component: ConfirmationPanel,
  args: {
    title: 'Your message has been sent',
    children: <p>We answer within five working days to camille@example.org.</p>,
  },
} satisfies Meta<typeof ConfirmationPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = { args: { actions: <Button href="/">Back to home</Button> } }
export const WithDetails: Story = {
  args: {
    title: 'Thank you, your payment is accepted',
    children: (
      <DataList
        items={[
          { term: 'Amount paid', value: '€24.60' },
          { term: 'Reference', value: 'P-2026-000184' },
        ]}
      />
    ),
    actions: (
      <>
        <Button icon="download">Download the receipt</Button>
        <Button href="/" variant="secondary">
          Back to home
        </Button>
      </>
    ),
  },
}
export const Focused: Story = { args: { takesFocus: true } }
export const TitleOnly: Story = {
  render: () => <ConfirmationPanel title="The alerts have stopped" headingLevel={3} />,
}
export const LongWordsInASmallPlace: Story = {
  args: {
    title: 'Your representation was transmitted to the motorway administration',
    children: <p>A copy goes to bartholomew-winterton-smythe@example.org.</p>,
    actions: <Button href="/">Back to home</Button>,
  },
  render: (args) => (
    <div className="w-60">
      <ConfirmationPanel {...args} />
    </div>
  ),
}
