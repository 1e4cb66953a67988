import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { NewWindow, newWindowProps } from '../button/NewWindow.tsx'
import { Icon } from '../icon/Icon.tsx'
import { HostLink } from '../provider/UiProvider.tsx'

interface Unfolding {
  id: string
  title: ReactNode
  /** A function when it costs something: called only once opened. */
  content: ReactNode | (() => ReactNode)
  href?: never
}
/** An answer that lies elsewhere: the row is a plain link. */
interface Leading {
  id: string
  title: ReactNode
  href: string
  newWindow?: boolean
  content?: never
}
type AccordionItem = Unfolding | Leading

type AccordionProps = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
  /** In their order; an item with `href` is a plain link. */
  items: readonly AccordionItem[]
  /** Of each question, by the outline of the page. */
  headingLevel?: 2 | 3
  /** Told each time one is opened, so that a host can load what it holds. */
  onOpen?: (id: string) => void
}

const row =
  'flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-start text-base font-semibold text-text -outline-offset-3 hover:text-action'

/** Questions whose answers unfold, 500 ms; several may be open. Folded answers are out of the Tab key's way. [§4, §9] */
export function Accordion({ items, headingLevel = 3, onOpen, className, ...rest }: AccordionProps) {
  const base = useId()
  // Whether each is open; nothing of those that never were, whose answers are not drawn.
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const Heading = `h${headingLevel}` as const
  const toggle = (id: string) => {
    const open = !opened.get(id)
    if (open) onOpen?.(id)
    setOpened(new Map(opened).set(id, open))
  }
  return (
    <div
      {...rest}
      className={`divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card ${className ?? ''}`}
    >
      {items.map((item, position) => {
        if (item.href !== undefined) return <LinkRow key={item.id} {...item} />
        const { id, title, content } = item
        const open = opened.get(id)
        const [button, panel] = [`${base}-button-${position}`, `${base}-panel-${position}`]
        return (
          <div key={id}>
            <Heading className="text-base">
              <button
                type="button"
                id={button}
                aria-expanded={open ?? false}
                aria-controls={panel}
                onClick={() => toggle(id)}
                className={`group cursor-pointer ${row}`}
              >
                {title}
                <Icon
                  name="chevron-down"
                  size={22}
                  className="text-action transition-transform duration-500 group-aria-expanded:rotate-180 motion-reduce:transition-none"
                />
              </button>
            </Heading>
            {open !== undefined && (
              // Inert at once, not when the 500 ms are over.
              <section id={panel} aria-labelledby={button} inert={!open} className="accordion-content">
                <div>
                  <div className="px-5 pb-5">
                    <Answer content={content} />
                  </div>
                </div>
              </section>
            )}
          </div>
        )
      })}
    </div>
  )
}

function LinkRow({ title, href, newWindow = false }: Leading) {
  if (newWindow) {
    return (
      <a {...newWindowProps} href={href} className={`no-underline ${row}`}>
        {title}
        <span className="text-action">
          <NewWindow />
        </span>
      </a>
    )
  }
  return (
    <HostLink href={href} className={`no-underline ${row}`}>
      {title}
      <Icon name="arrow-right" size={22} className="text-action" />
    </HostLink>
  )
}

// A component, so that a content that uses hooks may come and go.
const Answer = ({ content }: Pick<Unfolding, 'content'>) => (typeof content === 'function' ? content() : content)
