import { cva } from 'class-variance-authority'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { readingStep } from '../field/direction.ts'
import { useWords } from '../provider/UiProvider.tsx'

const slide = cva('flex min-w-0 shrink-0 snap-start *:flex-1', {
  variants: { perView: { full: 'w-full', cards: 'w-[clamp(17rem,100%/3-.67rem,84%)]' } },
})
const dot = cva([
  'size-2.5 rounded-pill border-control border-line-strong transition-all',
  'group-aria-[current]:w-5 group-aria-[current]:border-action-edge group-aria-[current]:bg-action-fill',
  'motion-reduce:transition-none forced-colors:group-aria-[current]:bg-[Highlight]',
])

type CarouselProps = ComponentProps<'section'> & {
  /** Accessible name of the carousel. */
  label: string
  /** The slides; `id` is the React key. */
  items: readonly { id: string; node: ReactNode }[]
  /** `cards` shows three, or as many as fit, `full` one at a time. @default cards */
  perView?: 'cards' | 'full' | undefined
}

/**
 * Slides in a row, moved by touch, wheel or buttons; nothing moves automatically. Hidden slides are inert, so that Tab
 * never reaches an invisible element. [§2.15, RGAA 13.8]
 */
export function Carousel({ label, items, perView = 'cards', className, ...rest }: CarouselProps) {
  const words = useWords()
  const track = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState(false)
  /** Target of the current move: the next press continues from there. */
  const heading = useRef<number>(undefined)
  // Before the browser has measured, and on a server, every slide counts as visible, so that all are reachable.
  const [seen, setSeen] = useState<ReadonlySet<number>>()
  const count = items.length

  useEffect(() => {
    const element = track.current
    // A DOM without layout, as in tests, has no observer: every slide stays visible.
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const slides = [...element.children].slice(0, count)
    const now = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const position = slides.indexOf(target)
          if (isIntersecting) now.add(position)
          else now.delete(position)
        }
        setSeen(new Set(now))
      },
      { root: element, threshold: 0.7 },
    )
    for (const child of slides) observer.observe(child)
    return () => observer.disconnect()
  }, [count])

  const positions = [...(seen ?? [])].toSorted((a, b) => a - b)
  const first = positions[0] ?? 0
  const last = positions.at(-1) ?? 0
  const isSeen = (position: number) => !seen || seen.size === 0 || seen.has(position)
  const goTo = (position: number) => {
    setMoved(true)
    const element = track.current
    const to = Math.min(Math.max(position, 0), count - 1)
    const target = element?.children[to]
    if (!element || !(target instanceof HTMLElement)) return
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const [here, there] = [element.getBoundingClientRect(), target.getBoundingClientRect()]
    const step = readingStep(element)
    const way = step === 1 ? there.left - here.left : there.right - here.right
    const scrolled = Math.abs(element.scrollLeft)
    const room = way * step > 0 ? element.scrollWidth - element.clientWidth - scrolled : scrolled
    // Stores no target if no move starts, because none would end, and in browsers without the scrollend event.
    heading.current = room > 1 && Math.abs(way) > 1 && 'onscrollend' in element ? to : undefined
    element.scrollBy?.({ left: way, behavior: calm ? 'instant' : 'smooth' })
  }

  /** The end of an earlier move can come after the next press, which has another target. */
  const arrive = () => {
    const element = track.current
    const target = element?.children[heading.current ?? count]
    if (!element || !target) return
    const [here, there] = [element.getBoundingClientRect(), target.getBoundingClientRect()]
    const isThere =
      Math.min(Math.abs(there.left - here.left), Math.abs(there.right - here.right)) < element.clientWidth / 2
    if (isThere) heading.current = undefined
  }

  return (
    <section {...rest} aria-label={label} aria-roledescription={words.carousel} className={className}>
      <div
        ref={track}
        onScrollEnd={arrive}
        onPointerDown={() => (heading.current = undefined)}
        onWheel={() => (heading.current = undefined)}
        className="carousel-track relative -m-1 flex [scroll-snap-type:x_mandatory] gap-4 overflow-x-auto overscroll-x-contain scroll-p-1 p-1"
      >
        {items.map(({ id, node }, position) => (
          <fieldset
            key={id}
            aria-roledescription={words.slide}
            aria-label={words.slideOf(position + 1, count)}
            inert={!isSeen(position)}
            className={slide({ perView })}
          >
            {node}
          </fieldset>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-4 flex items-center justify-between gap-4">
          <ul className="flex flex-wrap">
            {items.map(({ id }, position) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={words.goToSlide(position + 1)}
                  aria-current={isSeen(position) ? 'true' : undefined}
                  className="group flex size-target pointer-coarse:h-touch cursor-pointer items-center justify-center rounded-pill"
                  onClick={() => goTo(position)}
                >
                  <span className={dot()} />
                </button>
              </li>
            ))}
          </ul>
          <output className="sr-only">{moved && words.slideOf(last > first ? last + 1 : first + 1, count)}</output>
          <div className="flex gap-2">
            <IconButton
              icon="chevron-left"
              variant="outlined"
              label={words.previous}
              disabled={first === 0}
              onClick={() => goTo((heading.current ?? first) - 1)}
            />
            <IconButton
              icon="chevron-right"
              variant="outlined"
              label={words.next}
              disabled={last === count - 1}
              onClick={() => goTo((heading.current ?? first) + 1)}
            />
          </div>
        </div>
      )}
    </section>
  )
}
