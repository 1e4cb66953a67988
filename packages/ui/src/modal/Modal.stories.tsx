import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Modal } from './Modal.tsx'

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  // In its own iframe, because it covers the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Paiement bloqué',
    children: <p>Ce trajet est encore en cours : il pourra être payé dès que votre sortie sera connue.</p>,
  },
  render: function WithOpener(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ouvrir</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

const buttons = (
  <>
    <Button variant="secondary">Annuler</Button>
    <Button>Continuer</Button>
  </>
)
export const Dialog: Story = { args: { description: 'Pourquoi le bouton ne répond pas', footer: buttons } }
export const Alert: Story = { args: { kind: 'alert', title: 'Supprimer mon compte ?', footer: buttons } }
export const Busy: Story = {
  args: {
    busy: true,
    footer: <Button loading>Supprimer</Button>,
  },
}
export const Long: Story = {
  args: {
    title: 'Protection des données personnelles',
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={line}>
        Les données recueillies servent au paiement des trajets et sont conservées deux ans, puis effacées.
      </p>
    )),
    footer: buttons,
  },
}
export const Closed: Story = { args: { open: false } }
export const LongWords: Story = {
  args: {
    kind: 'alert',
    title: 'Ce véhicule est déjà déclaré par un autre propriétaire : voulez-vous vraiment l’ajouter à votre compte ?',
    footer: (
      <>
        <Button variant="secondary">Revenir à mes véhicules sans rien changer</Button>
        <Button>Ajouter quand même ce véhicule</Button>
      </>
    ),
  },
}
export const RightToLeft: Story = { args: { footer: buttons }, globals: { direction: 'rtl' } }
