import { drawings } from './drawings.ts'

/**
 * The sprite's pictograms as inline SVG: a `<use>` of an external file costs the browser as much as the rest of a card,
 * and a list may have a thousand. [WIDGET-33]
 */
export function Pictogram({ kind }: { kind: keyof typeof drawings }) {
  const { outline, solid, fill } = drawings[kind]
  return (
    <svg
      aria-hidden="true"
      width={28}
      height={28}
      viewBox="0 0 24 24"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`absolute start-0 top-0 stroke-current ${fill}`}
    >
      <path d={outline} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  )
}
