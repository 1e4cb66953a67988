import { Checkbox } from '@voie-libre/ui/checkbox'
import { Select } from '@voie-libre/ui/select'
import { Tabs } from '@voie-libre/ui/tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Brand, type Mode, type Vision, visionMatrices, visions } from '../../../tokens/src/index.ts'
import { isMode, lights, optionsOf } from './fields.tsx'
import { Home, Journeys, Payment } from './pages.tsx'
import { readers, Scale } from './Scale.tsx'

// The gallery imports every story, so it loads only when it is shown.
const Gallery = lazy(async () => ({ default: (await import('./Gallery.tsx')).Gallery }))

const pages = ['journeys', 'payment', 'home', 'gallery', 'scale'] as const
type PageId = (typeof pages)[number]
const isPage = (id: string): id is PageId => pages.some((page) => page === id)
const isVision = (value: string): value is Vision => visions.some((vision) => vision === value)

interface PreviewProps {
  /** The brand under view, and the one that was opened. */
  brand: Brand | undefined
  opened: Brand | undefined
  label: string
  mode: Mode
  onMode: (mode: Mode) => void
  isBefore: boolean
  onBefore: (isBefore: boolean) => void
}

/** Three pages, every component and the computed scale in the draft's brand, mode by mode and reader by reader. */
export function Preview({ brand, opened, label, mode, onMode, isBefore, onBefore }: PreviewProps) {
  const [page, setPage] = useState<PageId>('journeys')
  const [vision, setVision] = useState<Vision>('normal')
  const shows = (id: PageId, sheet: ReactNode) => page === id && <Fitted>{sheet}</Fitted>
  return (
    // No landmark: the pages inside have their own, and a main landmark is at the top level.
    <fieldset id="studio-preview" aria-label="Preview" className="min-w-0">
      <div
        data-brand="wireframe"
        data-mode="light"
        className="flex flex-wrap items-end gap-4 border-b border-line bg-surface px-4 py-3 font-body text-base text-text lg:px-6"
      >
        <Select
          label="Light"
          className="min-w-40 flex-1"
          value={mode}
          options={optionsOf(lights)}
          onChange={({ target: { value } }) => isMode(value) && onMode(value)}
        />
        <Select
          label="Seen by"
          className="min-w-40 flex-1"
          value={vision}
          options={optionsOf(readers)}
          onChange={({ target: { value } }) => isVision(value) && setVision(value)}
        />
        <Checkbox
          label="Before: as it was opened"
          checked={isBefore}
          onChange={(event) => onBefore(event.target.checked)}
        />
      </div>
      <VisionFilters />
      <div
        ref={(place) => place?.style.setProperty('filter', vision === 'normal' ? 'none' : `url(#studio-${vision})`)}
        className="bg-surface"
      >
        <Tabs
          label="Preview of the brand"
          value={page}
          onValueChange={(id) => isPage(id) && setPage(id)}
          items={[
            { id: 'journeys', label: 'Journeys', panel: shows('journeys', <Journeys label={label} />) },
            { id: 'payment', label: 'Payment', panel: shows('payment', <Payment label={label} />) },
            { id: 'home', label: 'Home', panel: shows('home', <Home label={label} />) },
            { id: 'gallery', label: 'Gallery', panel: shows('gallery', <EveryComponent />) },
            {
              id: 'scale',
              label: 'Scale',
              panel: shows('scale', brand && opened && <Scale brand={brand} before={opened} />),
            },
          ]}
        />
      </div>
    </fieldset>
  )
}

/** The matrices of the check, as filters of the browser: `linearRGB` is the space that they are made for. */
const VisionFilters = () => (
  <svg aria-hidden className="absolute size-0">
    {visions.map((vision) => (
      <filter key={vision} id={`studio-${vision}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={matrixOf(vision)} />
      </filter>
    ))}
  </svg>
)

const matrixOf = (vision: Vision) => {
  const rows = [0, 3, 6].map((at) => [...visionMatrices[vision].slice(at, at + 3), 0, 0].join(' '))
  return [...rows, '0 0 0 1 0'].join(' ')
}

/** Window width from which pages get at least this much room, in px. */
const wideFrom = 1024

/**
 * Pages use media queries, which depend on the window and not on the preview's width. So each page is laid out at full
 * width and scaled down.
 */
const Fitted = ({ children }: { children: ReactNode }) => (
  <div ref={fit}>
    <div>{children}</div>
  </div>
)

function fit(place: HTMLDivElement | null) {
  const sheet = place?.firstElementChild
  if (!place || !(sheet instanceof HTMLElement)) return undefined
  const adapt = () => {
    const scale = window.innerWidth < wideFrom ? 1 : Math.min(1, place.clientWidth / wideFrom)
    sheet.style.setProperty('zoom', String(scale))
  }
  adapt()
  window.addEventListener('resize', adapt)
  return () => window.removeEventListener('resize', adapt)
}

const EveryComponent = () => (
  <Suspense fallback={<p className="p-8">Loading every component…</p>}>
    <Gallery />
  </Suspense>
)
