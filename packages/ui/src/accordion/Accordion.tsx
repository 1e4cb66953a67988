import * as Radix from '@radix-ui/react-accordion'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { NewWindow, newWindowProps } from '../button/NewWindow.tsx'
import { Icon } from '../icon/Icon.tsx'
import { HostLink } from '../provider/UiProvider.tsx'

interface Unfolding {
  id: string
  title: ReactNode
  /** The answer. Pass a function if rendering is expensive: it is called when the answer first opens. */
  content: ReactNode | (() => ReactNode)
  href?: never
}
/** An item with an address: its row is a plain link. */
interface Leading {
  id: string
  title: ReactNode
  href: string
  newWindow?: boolean
  content?: never
}
type AccordionItem = Unfolding | Leading

type AccordionProps = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
  /** The questions in display order; an item with `href` is a plain link. */
  items: readonly AccordionItem[]
  /** Heading level of each question, according to the page's outline. Default 3. */
  headingLevel?: 2 | 3
  /** Called with the id each time an answer opens, so that the host can load its content. */
  onOpen?: (id: string) => void
}

const row =
  'flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-start text-base font-semibold text-text -outline-offset-3 hover:text-action'

/** Questions with answers that expand in 500 ms; several can be open. Tab skips closed answers. [§4, §9] */
export function Accordion({ items, headingLevel = 3, onOpen, className, ...rest }: AccordionProps) {
  const [opened, setOpened] = useState<string[]>([])
  // Radix measures each panel it renders, closed ones too, so panels that have never opened are left out.
  const [rendered, setRendered] = useState<readonly string[]>([])
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      value={opened}
      onValueChange={(next) => {
        for (const id of next) if (!opened.includes(id)) onOpen?.(id)
        // Render the panel closed first: Radix would otherwise treat it as initially open and skip the animation.
        if (!next.every((id) => rendered.includes(id)))
          flushSync(() => setRendered([...new Set([...rendered, ...next])]))
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
            {rendered.includes(item.id) && (
              // Inert immediately, not after the 500 ms animation.
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

// A component, so that the function runs only when Radix renders the panel.
const Answer = ({ content }: Pick<Unfolding, 'content'>) => (typeof content === 'function' ? content() : content)
