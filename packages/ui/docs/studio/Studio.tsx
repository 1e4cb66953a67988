import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Select } from '@voie-libre/ui/select'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { type Brand, brandFiles, checkBrand, type Finding, type Mode, readBrand } from '../../../tokens/src/index.ts'
import { type Draft, draftFrom, draftOf, studioCss } from './draft.ts'
import { ChosenFile } from './fields.tsx'
import { useHistory } from './history.ts'
import { draftInHash, hashOf } from './link.ts'
import { Pictures } from './Pictures.tsx'
import { Preview } from './Preview.tsx'
import { Findings, Report } from './Report.tsx'
import { Saving } from './Saving.tsx'
import { Seeds } from './Seeds.tsx'
import { Values } from './Values.tsx'

/**
 * The editor for brand teams: change a value on the left, see three portal pages, every component and the computed scale
 * in the brand on the right, read what the check refuses, save the tokens file. The panel itself uses the wireframe
 * brand, so that it stays legible while the draft is not.
 */
export function Studio() {
  const history = useHistory(() => draftOf('harbour'))
  const draft = history.present
  const [opened, setOpened] = useState(draft)
  const [mode, setMode] = useState<Mode>('light')
  const [isBefore, setBefore] = useState(false)
  const [notice, setNotice] = useState('')
  const check = useMemo(() => checkBrand(draft.file), [draft.file])
  const { brand } = check
  const openedBrand = useMemo(() => brandOf(opened), [opened])
  const inView = isBefore ? openedBrand : brand
  const shown = useDeferredValue(inView)
  useStudioBrand(shown, isBefore ? opened : draft, mode)
  useUndoKeys(history.undo, history.redo)

  function open(next: Draft) {
    setOpened(next)
    setBefore(false)
    history.open(next)
  }
  function change(next: Draft, about: string) {
    setBefore(false)
    history.change(next, about)
  }
  const openLink = useEffectEvent((found: Draft | string | undefined) => {
    if (found === undefined) return
    setNotice(typeof found === 'string' ? found : '')
    if (typeof found !== 'string') open(found)
  })
  useEffect(() => {
    let left = false
    const read = () => void draftInHash(window.location.hash).then((found) => (left ? undefined : openLink(found)))
    read()
    window.addEventListener('hashchange', read)
    return () => {
      left = true
      window.removeEventListener('hashchange', read)
    }
  }, [])

  async function copyLink() {
    const address = new URL(window.location.href)
    address.hash = await hashOf(draft)
    window.history.replaceState(window.history.state, '', address)
    const copied = await navigator.clipboard.writeText(address.href).then(
      () => true,
      () => false,
    )
    const link = copied ? 'The link is copied.' : 'The link is in the address bar of this frame.'
    setNotice(draft.images ? `${link} Your own pictures are not in it.` : link)
  }

  return (
    <div className="grid items-start lg:grid-cols-[26rem_minmax(0,1fr)]">
      <section
        aria-label="Brand studio"
        data-brand="wireframe"
        data-mode="light"
        className="z-20 flex min-w-0 flex-col gap-8 border-line bg-surface p-5 font-body text-base text-text max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e"
      >
        <div className="flex flex-col gap-3 bg-surface lg:sticky lg:-top-5 lg:z-10 lg:-mx-5 lg:-mt-5 lg:border-b lg:border-line lg:px-5 lg:py-4">
          <h1 className="font-heading text-2xl" tabIndex={-1}>
            Brand studio
          </h1>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabled={history.past.length === 0} onClick={history.undo}>
              Undo
            </Button>
            <Button variant="secondary" disabled={history.future.length === 0} onClick={history.redo}>
              Redo
            </Button>
            <Button variant="secondary" onClick={() => void copyLink()}>
              Copy link
            </Button>
          </div>
          <output aria-label="Link" className="text-sm">
            {notice}
          </output>
          <a href="#studio-preview" className="min-h-target font-semibold text-action underline lg:hidden">
            To the preview
          </a>
        </div>
        <Opening onOpen={open} />
        <Seeds key={history.jumps} draft={draft} onChange={change} />
        <Report check={check} onShow={setMode} />
        <Fold title="Single values">
          <Values draft={draft} brand={brand} mode={mode} onChange={change} />
        </Fold>
        <Fold title="Pictures">
          <Pictures draft={draft} brand={brand} onChange={change} />
        </Fold>
        <Saving draft={draft} brand={brand} />
      </section>
      <Preview
        brand={brand}
        opened={openedBrand}
        label={shown?.label ?? ''}
        mode={mode}
        onMode={setMode}
        isBefore={isBefore}
        onBefore={setBefore}
      />
    </div>
  )
}

function brandOf({ file }: Draft): Brand | undefined {
  const read = readBrand(file)
  return 'brand' in read ? read.brand : undefined
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="border-t border-line pt-4">
    <summary className="min-h-target cursor-pointer font-heading text-lg font-semibold">{title}</summary>
    <div className="pt-4">{children}</div>
  </details>
)

/** Ctrl or Cmd with Z, and with Shift back again. A text field keeps its own undo. */
function useUndoKeys(undo: () => void, redo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && ['text', 'search'].includes(event.target.type)
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

/** Applies the draft to the document while the studio is open. */
function useStudioBrand(brand: Brand | undefined, draft: Draft, mode: Mode) {
  useLayoutEffect(() => {
    if (!brand) return undefined
    const style = document.createElement('style')
    style.textContent = studioCss(brand, draft)
    document.head.append(style)
    return () => style.remove()
  }, [brand, draft])
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

  async function open(file: File) {
    const read = draftFrom(parsed(await file.text()))
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
      <ChosenFile label="Or open a tokens file" accept=".json,application/json" onFile={(file) => void open(file)} />
      {faults.length > 0 && (
        <Alert tone="danger" title="This file is not a brand">
          <Findings title="Refused" findings={faults.slice(0, 8)} />
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
