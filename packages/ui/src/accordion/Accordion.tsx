import * as Radix from '@radix-ui/react-accordion'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { AnyLink, NewWindow } from '../button/NewWindow.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { HeadingLevel } from '../heading/level.ts'

interface Unfolding {
  /** Also the id of its element: an address that ends in `#id` opens the answer. */
  id: string
  title: ReactNode
  /** Whether it stays as it is, open or closed. @default false */
  disabled?: boolean | undefined
  /**
   * The answer. It is in the page while it is closed, so that the browser's search finds and opens it. Pass a function
   * if rendering is expensive: it is called when the answer first opens.
   */
  content: ReactNode | (() => ReactNode)
  href?: undefined
}
/** An item with an address: its row is a plain link. */
type Leading = { id: string; title: ReactNode; href: string; newWindow?: boolean | undefined; content?: undefined }
type AccordionItem = Unfolding | Leading

interface Opened<Ids, Given> {
  /** What is open, if the host holds it: ids, or with `single` one id, which is empty while all are closed. */
  value?: Ids | undefined
  /** What is open at first. @default none */
  defaultValue?: Ids | undefined
  /** Called with what is open after each change. */
  onValueChange?: ((value: Given) => void) | undefined
}
/** `single` closes the others when one opens. */
type Choice =
  | (Opened<readonly string[], string[]> & {
      /** How many answers can be open at once. @default multiple */
      type?: 'multiple' | undefined
    })
  | (Opened<string, string> & { type: 'single' })

type AccordionProps = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'children'> &
  Choice & {
    /** The questions in display order; an item with `href` is a plain link. */
    items: readonly AccordionItem[]
    /** Heading level of each question, according to the page's outline. @default 3 */
    headingLevel?: HeadingLevel | undefined
    /** @deprecated The earlier name of `defaultValue`. */
    defaultOpen?: readonly string[] | undefined
    /** Called with the id each time an answer opens, so that the host can load its content. */
    onOpen?: ((id: string) => void) | undefined
  }

const row =
  'flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 lg:px-6 text-start text-base font-semibold text-text -outline-offset-3 hover:text-action-text'

/** Questions with answers that expand in 500 ms. Tab skips closed answers. [§4, §9] */
export function Accordion(props: AccordionProps) {
  const { items, headingLevel = 3, defaultOpen, defaultValue = defaultOpen, onOpen, className, ref, ...rest } = props
  const [root, shared] = useSharedRef(ref)
  const [own, setOwn] = useState(() => listOf(defaultValue))
  const opened = rest.value === undefined ? own : listOf(rest.value)
  const change = (wanted: string[]) => {
    const added = wanted.filter((id) => !opened.includes(id))
    const next = props.type === 'single' && added.length > 0 ? added : wanted
    setOwn(next)
    if (props.type === 'single') props.onValueChange?.(next[0] ?? '')
    else props.onValueChange?.(next)
    for (const id of added) onOpen?.(id)
  }
  const openNamed = useEffectEvent(() => {
    const item = items.find(({ id }) => [id, encodeURIComponent(id)].includes(location.hash.slice(1)))
    if (!item || item.href !== undefined || item.disabled) return
    if (!opened.includes(item.id)) change([...opened, item.id])
    root.current?.querySelector(`#${CSS.escape(item.id)}`)?.scrollIntoView()
  })
  useEffect(() => {
    const listen = () => openNamed()
    listen()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])
  return (
    <Radix.Root
      {...rest}
      ref={shared}
      type="multiple"
      value={opened}
      onValueChange={change}
      className={`divide-y divide-line rounded-card border-card border-edge bg-surface-raised shadow-card ${className ?? ''}`}
    >
      {items.map((item) =>
        item.href === undefined ? (
          <Question
            key={item.id}
            {...item}
            headingLevel={headingLevel}
            isOpen={opened.includes(item.id)}
            onFound={() => change([...opened, item.id])}
          />
        ) : (
          <LinkRow key={item.id} {...item} />
        ),
      )}
    </Radix.Root>
  )
}

const listOf = (value: readonly string[] | string = []) =>
  typeof value === 'string' ? (value ? [value] : []) : [...value]

type QuestionProps = Unfolding & { headingLevel: HeadingLevel; isOpen: boolean; onFound: () => void }

function Question({ id, title, content, disabled = false, headingLevel, isOpen, onFound }: QuestionProps) {
  const Heading = `h${headingLevel}` as const
  const answerId = useId()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const answer = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  // React does not know this event.
  useEffect(() => {
    const listen = () => found()
    const { current } = answer
    current?.addEventListener('beforematch', listen)
    return () => current?.removeEventListener('beforematch', listen)
  }, [])
  useLayoutEffect(() => (isOpen || disabled ? undefined : fold(answer.current, wasOpen)), [isOpen, disabled, wasOpen])

  return (
    <Radix.Item value={id} id={id} disabled={disabled}>
      <Heading className="text-base">
        <Radix.Trigger
          id={`${answerId}-question`}
          aria-controls={answerId}
          className={`group cursor-pointer disabled:cursor-not-allowed disabled:text-text-soft ${row}`}
        >
          {title}
          <Icon
            name="chevron-down"
            size={22}
            className="text-action-text transition-transform duration-500 group-aria-expanded:rotate-180 motion-reduce:transition-none"
          />
        </Radix.Trigger>
      </Heading>
      <div
        data-open={isOpen || undefined}
        className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-500 ease-out data-open:grid-rows-[1fr] motion-reduce:transition-none"
      >
        {/* Radix's own content would measure itself and write inline styles, which a content security policy may block. */}
        <section
          ref={answer}
          id={answerId}
          aria-labelledby={`${answerId}-question`}
          hidden={!isOpen}
          // The text stays visible while the answer closes.
          className="min-h-0 overflow-clip transition-[content-visibility] transition-discrete duration-500 motion-reduce:transition-none"
        >
          <div className="px-5 pb-5 lg:px-6">{typeof content === 'function' ? wasOpen && content() : content}</div>
        </section>
      </div>
    </Radix.Item>
  )
}

/** Hides a closed answer from everything but the browser's search. React knows only the plain `hidden`. */
function fold(answer: HTMLElement | null, wasOpen: boolean) {
  if (!answer) return undefined
  answer.setAttribute('hidden', 'until-found')
  // Asking for animations computes the page's styles, which would delay the first frame by each answer.
  if (!wasOpen) return undefined
  // Tab skips a closing answer at once. The search skips an inert one, so it is inert only during the animation.
  const running = 'getAnimations' in answer ? (answer.parentElement?.getAnimations() ?? []) : []
  const release = () => {
    answer.inert = false
  }
  answer.inert = running.length > 0
  void Promise.allSettled(running.map(({ finished }) => finished)).then(release)
  return release
}

function LinkRow({ title, href, newWindow = false }: Leading) {
  return (
    <AnyLink href={href} newWindow={newWindow} className={`no-underline ${row}`}>
      {title}
      {newWindow ? (
        <span className="text-action-text">
          <NewWindow />
        </span>
      ) : (
        <Icon name="arrow-right" size={22} className="text-action-text" />
      )}
    </AnyLink>
  )
}
