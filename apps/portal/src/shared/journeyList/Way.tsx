import { Fragment } from 'react'

const beforeArrow = / (?=→)/

/** Breaks the line after a comma or a dot first, then before an arrow, not inside a name like 'Deux-Chaises', unless the name is longer than the line. */
export function Way({ text, at = /(?<=[,·]) / }: { text: string; at?: RegExp }) {
  const [first = '', ...others] = text.split(at)
  const part = (words: string) =>
    at !== beforeArrow && words.includes('→') ? <Way text={words} at={beforeArrow} /> : words
  return (
    <>
      {part(first)}
      {others.map((words) => (
        <Fragment key={words}>
          {' '}
          <span className="inline-block">{part(words)}</span>
        </Fragment>
      ))}
    </>
  )
}
