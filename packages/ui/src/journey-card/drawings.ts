// The pictogram has the text colour, which CSS changes with the state of the checkbox, so that selecting a thousand
// cards changes nothing but their checkboxes.
const tinted = 'fill-current/15'

interface Drawing {
  outline: string
  /** A path filled with the colour of the outline. */
  solid?: string | undefined
  fill: string
}

/** The paths of `icon/sprite.svg`, merged into as few as possible; a test compares them. */
export const drawings: Record<'freeFlow' | 'latePayment' | 'nonPayment' | 'prepayment' | 'inProgress', Drawing> = {
  freeFlow: {
    outline:
      'M4 7h16a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 20 17H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 7zM9 14l1.2-4h.6l1.2 4M13.5 12h1.5M17 10h1.2a1 1 0 0 1 0 2H17v-2 4h1.5a1 1 0 0 0 0-2',
    solid: 'M4 7h2.5v10H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 7z',
    fill: 'fill-surface-raised',
  },
  latePayment: {
    outline: 'M5 3v18l2.3-1.5L9.7 21l2.3-1.5 2.3 1.5 2.4-1.5L19 21V3zM8.5 11h7M8.5 14.5h4M8.5 7h3',
    fill: tinted,
  },
  nonPayment: { outline: 'M14.5 3H5v18h14V7.5zM14.5 3v4.5H19M12 10v4.5M12 17.4v.4', fill: tinted },
  prepayment: {
    outline: 'M3.5 6.5h17v3.5a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2m0 2.5v2m0 2.5v2',
    fill: 'fill-none',
  },
  inProgress: { outline: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5.2l3.2 2', fill: 'fill-none' },
}
