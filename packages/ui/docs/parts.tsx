import type { ReactNode } from 'react'

/** Renders `backticks` in a sentence as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/**
 * The area around a rendered example, styled by the brand instead of the documentation. In an article a header or footer is
 * none of the page.
 */
export function Stage({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <article className={`sb-unstyled bg-surface font-body text-base text-text p-5 ${className}`}>{children}</article>
  )
}

export const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`

/** Content that may be wider than a phone: it scrolls, with keys too. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  const focusable = { tabIndex: 0 }
  return (
    <section className="wide" aria-label={label} {...focusable}>
      {children}
    </section>
  )
}

/** A link to the page with a title, named by its last part. */
export const PageLink = ({ title, children = title.split('/').at(-1) }: { title: string; children?: ReactNode }) => (
  <a href={pageOf(title)} target="_top">
    {children}
  </a>
)

const written = (cell: ReactNode) => (typeof cell === 'string' ? <Prose text={cell} /> : cell)

/** Tables for MDX, whose own table syntax needs an extension. The first column is the row header. */
export const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{written(name)}</th>
          {cells.map((cell, column) => (
            <td key={column}>{written(cell)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
