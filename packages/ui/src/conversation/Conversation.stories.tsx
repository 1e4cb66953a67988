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
        <Message side="host" speaker="Assistant :" icon="chat">
          Bonjour, quel est le sujet de votre demande ?
        </Message>
        <Message side="guest" speaker="Vous :">
          Payer un trajet
        </Message>
        <Message side="host" speaker="Assistant :" icon="chat">
          Une recherche n’est valable que peu de temps. Relancez-la : vos trajets sont toujours là.
        </Message>
        <Message side="host" speaker="Assistant :">
          Quand êtes-vous passé ?
        </Message>
      </Conversation>
      <Choices label="Vos réponses possibles">
        <li>
          <Choice>Il y a moins de 48 heures</Choice>
        </li>
        <li>
          <Choice>Il y a plus de 48 heures</Choice>
        </li>
        <li>
          <Button href="/contact/form" icon="mail" className="max-sm:w-full">
            Écrire un message
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
        <Message side="host" speaker="Assistant :" icon="chat">
          Bonjour, quel est le sujet de votre demande ?
        </Message>
        <Message side="guest" speaker="Vous :">
          Payer un trajet
        </Message>
      </Conversation>
      <Typing label="Réponse en cours" />
    </div>
  ),
}

export const LongWordsInASmallPlace: Story = {
  render: (args) => (
    <div className="w-70">
      <Conversation {...args}>
        <Message side="host" speaker="Assistant :" icon="chat">
          Un trajet apparaît sous vingt-quatre heures ; passé ce délai, vérifiez la plaque et le pays.
        </Message>
        <Message side="guest" speaker="Vous :">
          Je suis passé il y a plus de quarante-huit heures avec un véhicule de location
        </Message>
      </Conversation>
    </div>
  ),
}
