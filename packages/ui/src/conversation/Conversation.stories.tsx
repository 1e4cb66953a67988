import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Choice, Choices, Conversation, Message, Typing } from './Conversation.tsx'

const meta = {
  title: 'Content/Conversation',
  component: Conversation,
  args: { label: 'Conversation' },
  render: (args) => (
    <div className="flex max-w-3xl flex-col gap-5">
      <Conversation {...args}>
        <Message side="host" speaker="Assistant:" icon="chat">
          Hello, what is your question about?
        </Message>
        <Message side="guest" speaker="You:">
          Paying a journey
        </Message>
        <Message side="host" speaker="Assistant:" icon="chat">
          A search is only valid for a short time. Start it again: your journeys are still there.
        </Message>
        <Message side="host" speaker="Assistant:">
          When did you drive?
        </Message>
      </Conversation>
      <Choices label="Your possible answers">
        <li>
          <Choice>Less than 48 hours ago</Choice>
        </li>
        <li>
          <Choice>More than 48 hours ago</Choice>
        </li>
        <li>
          <Button href="/contact/form" icon="mail" className="max-sm:w-full">
            Write a message
          </Button>
        </li>
      </Choices>
    </div>
  ),
} satisfies Meta<typeof Conversation>
export default meta
type Story = StoryObj<typeof meta>

export const WithChoices: Story = {}

export const Waiting: Story = {
  render: (args) => (
    <div className="flex max-w-3xl flex-col gap-3">
      <Conversation {...args}>
        <Message side="host" speaker="Assistant:" icon="chat">
          Hello, what is your question about?
        </Message>
        <Message side="guest" speaker="You:">
          Paying a journey
        </Message>
      </Conversation>
      <Typing label="Answering" />
    </div>
  ),
}

export const LongWordsInASmallPlace: Story = {
  render: (args) => (
    <div className="w-70">
      <Conversation {...args}>
        <Message side="host" speaker="Assistant:" icon="chat">
          A journey appears within twenty-four hours; after that, check the plate and the country.
        </Message>
        <Message side="guest" speaker="You:">
          I drove more than forty-eight hours ago in a rented vehicle
        </Message>
      </Conversation>
    </div>
  ),
}
