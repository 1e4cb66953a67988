import { useLayoutEffect, useMemo, useState } from 'react'
import {
  type Brand,
  brandCss,
  brandImages,
  type BrandSeeds,
  checkBrand,
  compileBrand,
  figmaFile,
  type Finding,
  modes,
  movedSeeds,
  readSeeds,
  sentenceOf,
  tokensText,
} from '../../tokens/src/index.ts'
import { SamplePage } from './SamplePage.tsx'

/**
 * Computes a brand from the seeds in the controls, or reads a tokens file; shows a page in it, what `brand check` says,
 * and the files to save. The toolbar's brand `draft` shows every other page of this Storybook in it.
 */
export function BrandStudio(seeds: BrandSeeds) {
  const [opened, setOpened] = useState<unknown>()
  const { file, moved, faults } = useMemo(
    () => (opened === undefined ? computed(seeds) : read(opened)),
    [opened, seeds],
  )
  const check = useMemo(() => checkBrand(file), [file])
  const { brand, pairs, warnings } = check
  const refused = faults ?? check.faults
  useDraft(brand)
  return (
    <>
      <section
        aria-label="Brand studio"
        // The report stays legible while the draft is not.
        data-brand="wireframe"
        data-mode="light"
        className="flex flex-col gap-4 border-b border-line bg-surface p-6 font-body text-base text-text"
      >
        <h1 className="font-heading text-2xl">Brand studio</h1>
        <label className="flex flex-wrap items-center gap-3">
          Open a tokens file instead of the seeds
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target: { files } }) => void files?.[0]?.text().then(setOpened)}
          />
        </label>
        <output className="font-medium">
          {refused.length > 0 ? `Refused: ${refused.length} to mend.` : `Sound: all ${pairs} pairs are legible.`}
        </output>
        <Lines title="Refused" lines={refused.map(sentenceOf)} />
        <Lines title="Warnings" lines={warnings.map(sentenceOf)} />
        <Lines title="Moved" lines={moved} />
        {brand && <Files brand={brand} file={file} />}
      </section>
      <SamplePage label={brand?.label ?? seeds.label} />
    </>
  )
}

interface Draft {
  file: unknown
  /** Why there is no file. */
  faults?: readonly Finding[]
  /** Seeds that the compiler could not use as they are. */
  moved: readonly string[]
}

function computed(seeds: BrandSeeds): Draft {
  const found = readSeeds(seeds)
  if ('faults' in found) return { file: undefined, faults: Object.values(found.faults), moved: [] }
  const moved = movedSeeds(found.seeds).map(
    ({ seed, mode, before, after, reason }) => `${seed} ${before} is ${after} in ${mode}: ${reason}.`,
  )
  return { file: compileBrand(found.seeds), moved }
}

function read(text: unknown): Draft {
  try {
    return { file: JSON.parse(String(text)), moved: [] }
  } catch (error) {
    const mend = 'Open a file that `brand new` writes, or this page saves.'
    return { file: undefined, faults: [{ path: 'the file', value: 'no JSON', reason: String(error), mend }], moved: [] }
  }
}

/** Styles of the brand `draft`; they stay, so that the other pages have them. */
function useDraft(brand: Brand | undefined) {
  useLayoutEffect(() => {
    if (!brand) return
    const pictures = brandImages(brand)
    const draft = { ...brand, name: 'draft', faces: [], fallbacks: [], darkImages: [] }
    const css = brandCss(draft, './').replaceAll(
      /url\('\.\/([\w.-]+)'\)/g,
      (_, name: string) => `url("${addressOf('image/svg+xml', pictures[name] ?? '')}")`,
    )
    const style = document.querySelector('#draft') ?? document.head.appendChild(document.createElement('style'))
    style.id = 'draft'
    style.textContent = css
  }, [brand])
}

const addressOf = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`

function Files({ brand, file }: { brand: Brand; file: unknown }) {
  const files = {
    [`${brand.name}.tokens.json`]: tokensText(file),
    ...brandImages(brand),
    ...Object.fromEntries(
      modes.map((mode) => [`${brand.name}.${mode}.figma.json`, JSON.stringify(figmaFile(brand, mode), undefined, 2)]),
    ),
  }
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-x-5">
      {Object.entries(files).map(([name, text]) => (
        <li key={name}>
          <a
            href={addressOf(name.endsWith('.svg') ? 'image/svg+xml' : 'application/json', text)}
            download={name}
            className="inline-block min-h-target text-action underline"
          >
            Save {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul aria-label={title} className="list-disc ps-6 text-sm wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
