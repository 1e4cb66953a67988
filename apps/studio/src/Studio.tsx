import { memo, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import {
  type Brand,
  brands,
  densities,
  figmaFiles,
  type Finding,
  type Mode,
  modes,
  readJson,
  sentenceOf,
  tokensText,
} from '@voie-libre/tokens'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Details } from '@voie-libre/ui/details'
import { Link } from '@voie-libre/ui/link'
import { Select } from '@voie-libre/ui/select'
import { SamplePage } from './SamplePage.tsx'
import { ChosenFile, Lines, Value, Values } from './Values.tsx'
import { addressOf, type Draft, draftCss, draftOf, findingsAt, firstDraft, type Shown, shownOf } from './draft.ts'
import seedFields from './seeds.json' with { type: 'json' }
import './studio.css'

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/**
 * Makes a brand from a few seeds, edits and checks every value, and shows a toll page in it. The panel wears the
 * wireframe brand, so that it stays legible while the draft is not.
 */
export function Studio() {
  const { present: draft, change, undo, redo, canUndo, canRedo } = useHistory(firstDraft)
  const [start, setStart] = useState(firstDraft)
  const [unread, setUnread] = useState<readonly Finding[]>([])
  const [mode, setMode] = useState<Mode>('light')
  const [density, setDensity] = useState<string>('comfortable')
  const [isBefore, setBefore] = useState(false)
  // A brand takes a moment to compute and check; typing does not wait for it.
  const settled = useDeferredValue(draft)
  const shown = useMemo(() => shownOf(settled), [settled])
  const before = useMemo(() => shownOf(start), [start])
  const { brand, file, pairs, warnings, moved } = shown
  const faults = [...unread, ...shown.faults]
  const whole = useWhole(shown)
  useBrandStyles(whole, before)
  useUndoKeys(undo, redo)

  const edit = (part: Partial<Draft>, about: string) => change({ ...draft, ...part }, about)
  function open(text: string) {
    const read = readJson(text)
    setUnread('faults' in read ? read.faults : [])
    if ('faults' in read) return
    const next = draftOf(read.file)
    setStart(next)
    change(next, 'open')
  }
  return (
    <div className="studio">
      <section aria-label="Brand studio" className="studio-panel" data-brand="studio-panel" data-mode="light">
        <h1>Brand studio</h1>
        <div className="studio-row">
          <Button variant="secondary" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <Button variant="secondary" disabled={!canRedo} onClick={redo}>
            Redo
          </Button>
          <Link href="#preview" variant="standalone" className="studio-skip">
            To the preview
          </Link>
        </div>
        <output>
          {faults.length > 0 ? `Refused: ${faults.length} to mend.` : `Sound: all ${pairs} pairs are legible.`}
        </output>
        <ChosenFile label="Open a brand’s file" accept=".json,application/json" onFile={open} />
        <h2>Seeds</h2>
        {Object.entries(seedFields).map(([name, { hint }]) => (
          <Value
            key={name}
            label={name}
            hint={hint}
            value={draft.seeds[name] ?? ''}
            isColour={name === 'action' || name === 'accent'}
            findings={brand ? [] : findingsAt(name, shown.faults)}
            onChange={(text) => edit({ seeds: { ...draft.seeds, [name]: text }, opened: undefined }, `seed ${name}`)}
          />
        ))}
        <h2>Findings</h2>
        <Lines title="Refused" lines={faults.map(sentenceOf)} />
        <Lines title="Warnings" lines={warnings.map(sentenceOf)} />
        <Lines
          title="Moved"
          lines={moved.map(
            ({ seed, before: from, after, role, mode: at, reason }) =>
              `${seed} ${from} is ${after} as ${role} in ${at}: ${reason}.`,
          )}
        />
        <h2>Values</h2>
        <p>Colours of {mode}, as in the preview. A seed computes all values anew; what you change here stays.</p>
        <Values
          brand={whole.brand}
          typed={draft.values}
          findings={shown.faults}
          mode={mode}
          onChange={(path, text) => edit({ values: { ...draft.values, [path]: text } }, path)}
        />
        <h2>Pictures</h2>
        {Object.keys(shown.pictures).map((name) => (
          <div key={name} className="studio-row">
            <ChosenFile
              label={`${name}, an SVG of your own`}
              accept=".svg,image/svg+xml"
              onFile={(svg) => edit({ pictures: { ...draft.pictures, [name]: svg } }, `picture ${name} ${svg}`)}
            />
            {name in draft.pictures && (
              <Button
                variant="tertiary"
                onClick={() => {
                  const { [name]: _, ...pictures } = draft.pictures
                  edit({ pictures }, `without ${name}`)
                }}
              >
                {`Draw ${name} again`}
              </Button>
            )}
          </div>
        ))}
        <h2>Save</h2>
        {brand && <Files brand={brand} file={file} pictures={shown.pictures} />}
      </section>
      {/* No landmark, because the page inside has its own, and a main landmark is at the top level. */}
      <fieldset aria-label="Preview" id="preview" className="studio-preview">
        <div className="studio-row studio-tools" data-brand="studio-panel" data-mode="light">
          <Select
            label="Mode"
            value={mode}
            options={options(modes)}
            onChange={({ target }) => setMode(modes.find((each) => each === target.value) ?? mode)}
          />
          <Select
            label="Density"
            value={density}
            options={options(densities)}
            onChange={({ target }) => setDensity(target.value)}
          />
          <Checkbox
            label="Before: as it was opened"
            checked={isBefore}
            onChange={({ target }) => setBefore(target.checked)}
          />
        </div>
        <div
          className="studio-page"
          data-brand={isBefore ? 'draft-before' : 'draft'}
          data-mode={mode.startsWith('dark') ? 'dark' : 'light'}
          data-contrast={mode.endsWith('contrast') ? 'more' : undefined}
          data-density={density}
        >
          <SamplePage label={(isBefore ? before : whole).brand?.label ?? ''} />
        </div>
      </fieldset>
    </div>
  )
}

/** The last draft that was a whole brand, so that a half-typed value does not empty the page. */
function useWhole(shown: Shown): Shown {
  const [whole, setWhole] = useState(shown)
  if (shown.brand && shown !== whole) setWhole(shown)
  return shown.brand ? shown : whole
}

/** The styles of the draft, of what it was, and of the panel. They stay, so that other pages of a Storybook have them. */
function useBrandStyles(whole: Shown, before: Shown) {
  useLayoutEffect(() => {
    const wireframe = brands.find(({ name }) => name === 'wireframe')
    const css = [
      wireframe && draftCss(wireframe, 'studio-panel', {}),
      before.brand && draftCss(before.brand, 'draft-before', before.pictures),
      whole.brand && draftCss(whole.brand, 'draft', whole.pictures),
    ]
    const style = document.querySelector('#draft') ?? document.head.appendChild(document.createElement('style'))
    style.id = 'draft'
    style.textContent = css.join('\n')
  }, [whole, before])
}

/** Ctrl or Cmd with Z, and with Shift back again. A text field keeps its own undo. */
function useUndoKeys(undo: () => void, redo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (isText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type FilesProps = { brand: Brand; file: unknown; pictures: Readonly<Record<string, string>> }

const Files = memo(function Files({ brand, file, pictures }: FilesProps) {
  const links = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([name, text]) => (
      <li key={name}>
        <a href={addressOf(name, text)} download={name}>
          Save {name}
        </a>
      </li>
    ))
  return (
    <>
      <ul aria-label="Files">{links({ [`${brand.name}.tokens.json`]: tokensText(file), ...pictures })}</ul>
      <Details summary="Variables for Figma">
        {() => <ul aria-label="Variables for Figma">{links(figmaFiles(brand))}</ul>}
      </Details>
    </>
  )
})

const mostSteps = 200

/** A state with undo and redo. Changes about one thing in a row are one step, however many letters were typed. */
export function useHistory<State>(first: State) {
  const [{ steps, at, about }, set] = useState({ steps: [first], at: 0, about: '' })
  const present = steps[at] ?? first
  const go = (by: number) =>
    set((known) => ({ ...known, at: Math.max(0, Math.min(known.steps.length - 1, known.at + by)), about: '' }))
  return {
    present,
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    change: (state: State, what: string) => {
      const kept = steps.slice(0, what === about ? at : at + 1).slice(-mostSteps)
      set({ steps: [...kept, state], at: kept.length, about: what })
    },
    undo: () => go(-1),
    redo: () => go(1),
  }
}
