import { Fragment } from 'react'

/** Breaks the line before the arrow and after a comma or a dot, not inside a name like 'Deux-Chaises', unless the name is longer than the line. */
export function Way({ text }: { text: string }) {
  const [first, ...others] = text.split(/ (?=→)|(?<=[,·]) /)
  return (
    <>
      {first}
      {others.map((gate) => (
        <Fragment key={gate}>
          {' '}
          <span className="inline-block">{gate}</span>
        </Fragment>
      ))}
    </>
  )
}
