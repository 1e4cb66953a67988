import * as Radix from '@radix-ui/react-accordion'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
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
  const [opened, setOpened] = useState<string[]>([])
  // Radix measures each panel it draws, be it folded: those that were never opened are left out.
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      value={opened}
      onValueChange={(next) => {
        for (const id of next) if (!opened.includes(id)) onOpen?.(id)
        // Drawn folded first, or Radix would take it for one that was open from the start, and not unfold it.
        if (!next.every((id) => drawn.includes(id))) flushSync(() => setDrawn([...new Set([...drawn, ...next])]))
        setOpened(next)
      }}
      className={`divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card ${className ?? ''}`}
    >
      {items.map((item) =>
        item.href === undefined ? (
          <Radix.Item key={item.id} value={item.id}>
            <Radix.Header asChild>
              <Heading className="text-base">
                <Radix.Trigger className={`group cursor-pointer ${row}`}>
                  {item.title}
                  <Icon
                    name="chevron-down"
                    size={22}
                    className="text-action transition-transform duration-500 group-data-[state=open]:rotate-180 motion-reduce:transition-none"
                  />
                </Radix.Trigger>
              </Heading>
            </Radix.Header>
            {drawn.includes(item.id) && (
              // Inert at once, not when the 500 ms are over.
              <Radix.Content className="accordion-content overflow-hidden" inert={!opened.includes(item.id)}>
                <div className="px-5 pb-5">
                  <Answer content={item.content} />
                </div>
              </Radix.Content>
            )}
          </Radix.Item>
        ) : (
          <LinkRow key={item.id} {...item} />
        ),
      )}
    </Radix.Root>
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

// A component, so that Radix, which draws nothing folded, asks for no content either.
const Answer = ({ content }: Pick<Unfolding, 'content'>) => (typeof content === 'function' ? content() : content)
