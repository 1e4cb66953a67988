import type { ReactNode } from 'react'

/** Renders `backticks` in a sentence as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/** The area around a rendered example, styled by the brand instead of the documentation. */
export function Stage({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`sb-unstyled bg-surface font-body text-base text-text p-5 ${className}`}>{children}</div>
}

export const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`

/** Tables for MDX, whose own table syntax needs an extension. The first column is the row header. */
export const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
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
      {rows.map(([name = '', ...cells]) => (
        <tr key={[name, ...cells].join()}>
          <th scope="row">
            <Prose text={name} />
          </th>
          {cells.map((cell) => (
            <td key={cell}>
              <Prose text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
