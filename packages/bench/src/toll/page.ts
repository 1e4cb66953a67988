import type { ComponentType, ReactNode } from 'react'

export interface Journey {
  id: string
  date: string
  reference: string
  from: string
  to: string
  price: string
  notice: string
}

export interface CardsProps {
  journeys: readonly Journey[]
  selected: ReadonlySet<string>
  /** Has a stable identity. */
  onToggle: (selected: boolean, id: string) => void
}

/** The toll page in one library. */
export interface Contender {
  Cards: ComponentType<CardsProps>
  /** Everything except the journeys. */
  Page: ComponentType<{ cards: ReactNode }>
}

/** The texts of the page, the same in every library. */
export const words = {
  title: 'Your journeys',
  pay: 'Pay 12,50 €',
  confirm: 'Confirm',
  email: 'E-mail',
  emailError: 'This address is not complete.',
  password: 'Password',
  passwordError: 'Eight characters at least.',
  country: 'Country',
  dates: 'When did you drive?',
  start: 'Start',
  end: 'End',
  dialogTitle: 'Journeys to confirm',
  dialogText: 'One of your journeys is paid already. Do you want to pay the others?',
  cancel: 'Cancel',
  questions: Array.from({ length: 8 }, (_, index) => ({
    id: `q${index}`,
    title: `Question ${index + 1} about the motorway`,
    answer: `Answer ${index + 1}: you have seventy-two hours to pay a journey, on this page or in a shop near you.`,
  })),
}

export const journeysOf = (count: number): readonly Journey[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    date: `${String((index % 28) + 1).padStart(2, '0')}/03/2026 08:${String(index % 60).padStart(2, '0')}`,
    reference: `T${100_000 + index}`,
    from: 'Montmarault',
    to: 'Digoin',
    price: `${(index % 20) + 1},50 €`,
    notice: `${(index % 12) + 1} days left`,
  }))
