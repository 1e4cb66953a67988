import { Alert } from '@voie-libre/ui/alert'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Select } from '@voie-libre/ui/select'
import { Tabs } from '@voie-libre/ui/tabs'
import { TextField } from '@voie-libre/ui/text-field'
import {
  type ChangeEvent,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  type Brand,
  brandFiles,
  type BrandSeeds,
  type ColorName,
  colorNames,
  colorRoles,
  type BrandCheck,
  checkBrand,
  type Finding,
  type Mode,
  readSeeds,
  sentenceOf,
  tokensText,
} from '../../../tokens/src/index.ts'
import { type Draft, draftFrom, draftOf, draftFromSeeds, studioCss, withColor, withNumber } from './draft.ts'
import { Home, Journeys, Payment } from './pages.tsx'

// The gallery imports every story, so it loads only when it is shown.
const Gallery = lazy(async () => ({ default: (await import('./Gallery.tsx')).Gallery }))

const lights: Record<Mode, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, more contrast',
  'dark-contrast': 'Dark, more contrast',
}
const isMode = (value: string): value is Mode => value in lights
const optionsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

type PageId = 'journeys' | 'payment' | 'home' | 'components'

/**
 * The editor for brand teams: change a value on the left, see three portal pages and every component in the brand on
 * the right, read which pairs have too little contrast, save the tokens file. The panel itself uses the wireframe
 * brand, so that it stays legible while the draft is not.
 */
export function Studio() {
  const [draft, setDraft] = useState(() => draftOf('harbour'))
  const [mode, setMode] = useState<Mode>('light')
  const [page, setPage] = useState<PageId>('journeys')
  const check = useMemo(() => checkBrand(draft.file), [draft.file])
  const { brand } = check
  const shown = useDeferredValue(brand)
  useStudioBrand(shown, draft.pictures, mode)
  const label = shown?.label ?? ''
  const shows = (id: PageId, sheet: ReactNode) => page === id && <Fitted>{sheet}</Fitted>

  return (
    <div className="grid items-start lg:grid-cols-[24rem_minmax(0,1fr)]">
      <section
        aria-label="Brand studio"
        data-brand="wireframe"
        data-mode="light"
        className="z-20 flex min-w-0 flex-col gap-8 border-line bg-surface p-5 font-body text-base text-text max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e"
      >
        <h1 className="font-heading text-2xl" tabIndex={-1}>
          Brand studio
        </h1>
        <Opening onOpen={setDraft} />
        <Seeds key={draft.pictures ?? 'own'} draft={draft} onChange={setDraft} />
        <Report check={check} onShow={setMode} />
        <Values draft={draft} brand={brand} mode={mode} onMode={setMode} onChange={setDraft} />
        <Saving draft={draft} />
      </section>
      <div className="min-w-0">
        <Tabs
          label="Preview of the brand"
          value={page}
          onValueChange={(id) => setPage(id === 'home' || id === 'payment' || id === 'components' ? id : 'journeys')}
          items={[
            { id: 'journeys', label: 'Journeys', panel: shows('journeys', <Journeys label={label} />) },
            { id: 'payment', label: 'Payment', panel: shows('payment', <Payment label={label} />) },
            { id: 'home', label: 'Home', panel: shows('home', <Home label={label} />) },
            { id: 'components', label: 'Every component', panel: shows('components', <EveryComponent />) },
          ]}
        />
      </div>
    </div>
  )
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

/** Applies the draft to the document while the studio is open. */
function useStudioBrand(brand: Brand | undefined, pictures: string | undefined, mode: Mode) {
  useLayoutEffect(() => {
    if (!brand) return undefined
    const style = document.createElement('style')
    style.textContent = studioCss(brand, pictures)
    document.head.append(style)
    return () => style.remove()
  }, [brand, pictures])
  // Runs after each render, because the toolbar writes to the document too and the studio must override it.
  useLayoutEffect(() => {
    const html = document.documentElement
    html.dataset['brand'] = 'studio'
    html.dataset['mode'] = mode.startsWith('dark') ? 'dark' : 'light'
    if (mode.endsWith('contrast')) html.dataset['contrast'] = 'more'
    else delete html.dataset['contrast']
  })
}

/** Selects the start: an existing brand, or a file. */
function Opening({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const [faults, setFaults] = useState<readonly Finding[]>([])
  const id = useId()

  async function open({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const [file] = field.files ?? []
    if (!file) return
    const read = draftFrom(parsed(await file.text()))
    field.value = '' // so that the same file fires a change event again once it is corrected
    setFaults('faults' in read ? read.faults : [])
    if ('draft' in read) onOpen(read.draft)
  }
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Begin with"
        defaultValue="harbour"
        options={Object.keys(brandFiles).map((name) => ({ value: name, label: name }))}
        onChange={(event) => {
          setFaults([])
          onOpen(draftOf(event.target.value))
        }}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium">
          Or open a tokens file
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="max-w-full text-sm file:me-3 file:min-h-control file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface-raised file:px-4 file:font-semibold file:text-text"
          onChange={(event) => void open(event)}
        />
      </div>
      {faults.length > 0 && (
        <Alert tone="danger" title="This file is not a brand">
          <ul className="list-disc ps-5 text-sm wrap-anywhere">
            {faults.slice(0, 8).map((fault) => (
              <li key={sentenceOf(fault)}>{sentenceOf(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tints = { warm: 'Warm', cool: 'Cool', grey: 'Grey', own: 'A colour' }
const corners = { square: 'Square', crisp: 'Crisp', soft: 'Soft', round: 'Round', own: 'A length' }
const faces = {
  Figtree: 'Figtree',
  Archivo: 'Archivo',
  'Bricolage Grotesque': 'Bricolage Grotesque',
  'system-ui': 'The system’s own',
}
const densities = { comfortable: 'Comfortable', compact: 'Compact' }

/** The seeds of a brand. An invalid seed shows an error, and the brand stays unchanged. */
function Seeds({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const [typed, setTyped] = useState<BrandSeeds>(draft.seeds)
  const [faults, setFaults] = useState<Readonly<Record<string, Finding>>>({})

  function change(part: Partial<BrandSeeds>) {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = readSeeds(next)
    setFaults('faults' in read ? read.faults : {})
    if ('seeds' in read) onChange(draftFromSeeds(read.seeds))
  }
  const text = (name: 'name' | 'label', title: string) => (
    <TextField
      label={title}
      value={typed[name]}
      error={faults[name]?.mend}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const ownTint = typed.neutral.startsWith('#')
  const ownCorner = !(typed.radius in corners)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-heading text-lg font-semibold">Seeds</legend>
      <p className="text-sm text-text-soft">
        Light, dark and high contrast are computed from these. Changing one computes all values anew.
      </p>
      {text('label', 'Name people read')}
      {text('name', 'Short name')}
      <Colour
        label="Action"
        value={typed.action}
        error={faults['action']?.mend}
        onChange={(action) => change({ action })}
      />
      <Colour
        label="Accent"
        value={typed.accent}
        error={faults['accent']?.mend}
        onChange={(accent) => change({ accent })}
      />
      <Select
        label="Greys lean to"
        value={ownTint ? 'own' : typed.neutral}
        options={optionsOf(tints)}
        onChange={({ target: { value } }) => change({ neutral: value === 'own' ? typed.action : value })}
      />
      {ownTint && (
        <Colour
          label="Tint of greys"
          value={typed.neutral}
          error={faults['neutral']?.mend}
          onChange={(neutral) => change({ neutral })}
        />
      )}
      <Select
        label="Corners"
        value={ownCorner ? 'own' : typed.radius}
        options={optionsOf(corners)}
        onChange={({ target: { value } }) => change({ radius: value === 'own' ? '8px' : value })}
      />
      {ownCorner && (
        <TextField
          label="Corner of a control"
          value={typed.radius}
          error={faults['radius']?.mend}
          onChange={(event) => change({ radius: event.target.value })}
        />
      )}
      <Select
        label="Type face"
        value={typed.font}
        options={optionsOf({ ...(typed.font in faces ? {} : { [typed.font]: typed.font }), ...faces })}
        onChange={(event) => change({ font: event.target.value })}
      />
      <Select
        label="Type face of headings"
        value={typed.headingFont ?? ''}
        options={optionsOf({
          '': 'The same',
          ...(typed.headingFont === undefined ? {} : { [typed.headingFont]: typed.headingFont }),
          ...faces,
        })}
        onChange={({ target: { value } }) => change({ headingFont: value === '' ? undefined : value })}
      />
      <Select
        label="Density"
        value={typed.density}
        options={optionsOf(densities)}
        onChange={(event) => change({ density: event.target.value === 'compact' ? 'compact' : 'comfortable' })}
      />
    </fieldset>
  )
}

interface ColourProps {
  label: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (hex: string) => void
}

/** A colour, picked or typed. */
function Colour({ label, hint, value, error, onChange }: ColourProps) {
  return (
    <div className="flex items-end gap-3">
      <TextField
        label={label}
        hint={hint}
        value={value}
        error={error}
        spellCheck={false}
        className="min-w-0 flex-1"
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        type="color"
        aria-label={`${label}, picked`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        className="size-control shrink-0 cursor-pointer rounded-control border-control border-line-strong bg-surface-raised p-1"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** The verdict: what refuses the brand and what its makers should know, the same as `brand check` prints. */
function Report({ check, onShow }: { check: BrandCheck; onShow: (mode: Mode) => void }) {
  const { brand, faults, warnings, pairs } = check
  return (
    <section aria-label="Check" className="flex flex-col gap-3">
      <h2 className="font-heading text-lg">Check</h2>
      <output className="font-medium">
        {faults.length > 0
          ? `${brand ? 'This brand is refused' : 'This is no whole brand yet'}: ${faults.length} to mend.`
          : `Sound: all ${pairs} pairs are legible.`}
      </output>
      <Findings title="Refused" findings={faults} onShow={onShow} />
      <Findings title="Warnings" findings={warnings} onShow={onShow} />
    </section>
  )
}

interface FindingsProps {
  title: string
  findings: readonly Finding[]
  onShow: (mode: Mode) => void
}

function Findings({ title, findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-3 text-sm wrap-anywhere">
        {findings.map((finding) => {
          const [mode = ''] = finding.path.split('.')
          return (
            <li key={sentenceOf(finding)} className="border-s-4 border-line-strong ps-3">
              {sentenceOf(finding)}{' '}
              {isMode(mode) && (
                <button
                  type="button"
                  className="min-h-target cursor-pointer font-semibold text-action underline"
                  onClick={() => onShow(mode)}
                >
                  Show {lights[mode].toLowerCase()}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface ValuesProps {
  draft: Draft
  brand: Brand | undefined
  mode: Mode
  onMode: (mode: Mode) => void
  onChange: (draft: Draft) => void
}

/** Single values changed by hand, mode by mode. */
function Values({ draft, brand, mode, onMode, onChange }: ValuesProps) {
  const [all, setAll] = useState(false)
  const often: readonly ColorName[] = ['surface', 'surface-brand', 'text', 'action', 'on-action', 'accent', 'danger']
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-heading text-lg font-semibold">Single values</legend>
      <Select
        label="Light"
        value={mode}
        options={optionsOf(lights)}
        onChange={({ target: { value } }) => isMode(value) && onMode(value)}
      />
      {brand && (
        <>
          <Checkbox label="Every role" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {(all ? colorNames.filter((name) => name !== 'scrim') : often).map((name) => (
            <Role
              key={`${mode} ${name} ${brand.modes[mode].color[name]}`}
              name={name}
              value={brand.modes[mode].color[name]}
              onChange={(hex) => onChange(withColor(draft, mode, name, hex))}
            />
          ))}
          <Amount
            label="Ratio of the type scale"
            value={brand.text.ratio}
            least={1.05}
            most={1.5}
            step={0.01}
            onChange={(value) => onChange(withNumber(draft, 'text', 'ratio', value))}
          />
          <Amount
            label="Weight of headings"
            value={Number(brand.heading.weight)}
            least={300}
            most={900}
            step={50}
            onChange={(value) => onChange(withNumber(draft, 'heading', 'weight', value))}
          />
        </>
      )}
    </fieldset>
  )
}

/** Keeps the typed text until it is a valid colour. */
function Role({ name, value, onChange }: { name: ColorName; value: string; onChange: (hex: string) => void }) {
  const [typed, setTyped] = useState(value)
  const whole = /^#[\da-f]{6}$/i.test(typed)
  return (
    <Colour
      label={name}
      hint={colorRoles[name]}
      value={typed}
      error={whole ? undefined : 'a colour as #rrggbb'}
      onChange={(next) => {
        setTyped(next)
        if (/^#[\da-f]{6}$/i.test(next)) onChange(next.toLowerCase())
      }}
    />
  )
}

interface AmountProps {
  label: string
  value: number
  least: number
  most: number
  step: number
  onChange: (value: number) => void
}

function Amount({ label, value, least, most, step, onChange }: AmountProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex justify-between gap-3 font-medium">
        {label} <span className="tabular-nums">{value}</span>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        className="min-h-target w-full accent-action"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

/** The file in the form that `pnpm brand check` and `pnpm brand build` read. */
function Saving({ draft }: { draft: Draft }) {
  const name = `${draft.seeds.name}.tokens.json`
  const address = `data:application/json;charset=utf-8,${encodeURIComponent(tokensText(draft.file))}`
  return (
    <section aria-label="The file" className="flex flex-col gap-3 border-t border-line pt-5">
      <a
        href={address}
        download={name}
        className="inline-flex min-h-control items-center justify-center rounded-control bg-action px-5 font-semibold text-on-action forced-color-adjust-none hover:bg-action-hover"
      >
        Save {name}
      </a>
      <p className="text-sm text-text-soft">
        Put it into <code>deploy/brands/{draft.seeds.name}/</code>, then run <code>pnpm brand check</code> and{' '}
        <code>pnpm brand build</code> with it.
      </p>
    </section>
  )
}
