import drawings from './drawings.json' with { type: 'json' }

// The pictogram has the text colour, which CSS changes with the state of the checkbox, so that selecting a thousand
// cards changes nothing but their checkboxes.
const fills = {
  freeFlow: 'fill-surface-raised',
  latePayment: 'fill-current/15',
  nonPayment: 'fill-current/15',
  prepayment: 'fill-none',
  inProgress: 'fill-none',
}

/**
 * The sprite's pictograms as inline SVG: a `<use>` of an external file costs the browser as much as the rest of a card, and a list
 * may have a thousand. The paths are merged into as few as possible; a test compares them with the sprite. [WIDGET-33]
 */
export function Pictogram({ kind }: { kind: keyof typeof drawings }) {
  const { outline, solid }: { outline: string; solid?: string } = drawings[kind]
  return (
    <svg
      aria-hidden="true"
      width={28}
      height={28}
      viewBox="0 0 24 24"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`absolute start-0 top-0 stroke-current ${fills[kind]}`}
    >
      <path d={outline} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  )
}
