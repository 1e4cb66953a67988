import { Fragment } from 'react'

/**
 * The way of a journey, as `wayText` writes it. A line ends before the arrow and not inside a name like 'Deux-Chaises',
 * unless the name alone is longer than the line.
 */
export function Way({ text }: { text: string }) {
  const [first, ...others] = text.split(/ (?=→)/)
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
