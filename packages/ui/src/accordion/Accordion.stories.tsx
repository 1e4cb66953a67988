import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'delay',
        title: 'Combien de temps ai-je pour payer ?',
        content: <p>Soixante-douze heures après le passage.</p>,
      },
      { id: 'plate', title: 'Ma plaque n’est pas reconnue', content: () => <p>Vérifiez les lettres O et I.</p> },
      { id: 'claim', title: 'Comment contester ?', content: <p>Depuis l’onglet Contester.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Unfolded: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comment contester ?' }))
  },
}
export const WithLinks: Story = {
  args: {
    items: [
      { id: 'delay', title: 'Combien de temps ai-je pour payer ?', content: <p>Soixante-douze heures.</p> },
      { id: 'pay', title: 'Payer un trajet maintenant', href: '/form/payment' },
      { id: 'state', title: 'Service public', href: 'https://www.service-public.fr/', newWindow: true },
    ],
  },
}
