import * as Radix from '@radix-ui/react-accordion'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface AccordionItem {
  id: string
  title: ReactNode
  /** A function when it costs something: called only once opened. */
  content: ReactNode | (() => ReactNode)
}

type AccordionProps = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
  items: readonly AccordionItem[]
  headingLevel?: 2 | 3
  /** Told each time one is opened, so that a host can load what it holds. */
  onOpen?: (id: string) => void
}

/** Questions whose answers unfold, 500 ms; several may be open. Folded answers are out of the Tab key's way. [§4, §9] */
export function Accordion({ items, headingLevel = 3, onOpen, className, ...rest }: AccordionProps) {
  const [opened, setOpened] = useState<string[]>([])
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      value={opened}
      onValueChange={(next) => {
        for (const id of next) if (!opened.includes(id)) onOpen?.(id)
        setOpened(next)
      }}
      className={`divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card ${className ?? ''}`}
    >
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id}>
          <Radix.Header asChild>
            <Heading className="text-base">
              <Radix.Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 px-5 py-3 text-start font-semibold -outline-offset-3 hover:text-action">
                {title}
                <Icon
                  name="chevron-down"
                  size={22}
                  className="text-action transition-transform duration-500 group-data-[state=open]:rotate-180 motion-reduce:transition-none"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          {/* Inert at once, not when the 500 ms are over. */}
          <Radix.Content className="accordion-content overflow-hidden" inert={!opened.includes(id)}>
            <div className="px-5 pb-5">
              <Answer content={content} />
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

// A component, so that Radix, which draws nothing folded, asks for no content either.
const Answer = ({ content }: Pick<AccordionItem, 'content'>) => (typeof content === 'function' ? content() : content)
