import { Fragment } from 'react'

/** Short texts in one line. Each moves to the next line as a whole, so that no reference breaks at its hyphen. */
export function Facts({ texts }: { texts: readonly (string | false | undefined)[] }) {
  const known = texts.flatMap((text) => text || [])
  return known.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <span className="inline-block max-w-full">{text}</span>
    </Fragment>
  ))
}
