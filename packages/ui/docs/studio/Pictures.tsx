import { useState } from 'react'
import { type Brand, brandImages, checkPicture, type Finding } from '../../../tokens/src/index.ts'
import { type Draft, pictureAddresses, pictureNames, withImage } from './draft.ts'
import { ChosenFile, Download } from './fields.tsx'
import { Findings } from './Report.tsx'

interface PicturesProps {
  draft: Draft
  brand: Brand | undefined
  onChange: (draft: Draft, about: string) => void
}

const places: Readonly<Record<(typeof pictureNames)[number], { title: string; ground: string }>> = {
  'logo.svg': { title: 'Logo', ground: 'bg-surface-raised' },
  'logo-on-brand.svg': { title: 'Logo on the band and in dark mode', ground: 'bg-surface-brand' },
  'favicon.svg': { title: 'Icon', ground: 'bg-surface-raised' },
  'hero.svg': { title: 'Banner', ground: 'bg-surface-raised' },
}

/** The pictures of the draft: put in your own, checked as `brand check` does, or save the drawn ones. */
export function Pictures({ draft, brand, onChange }: PicturesProps) {
  const [verdict, setVerdict] = useState<{ faults: readonly Finding[]; warnings: readonly Finding[] }>()
  if (!brand) return <p>No pictures: this is no whole brand yet.</p>
  const addresses = pictureAddresses(brand, draft)
  const drawn = draft.pictures === undefined ? brandImages(brand) : {}

  async function replace(name: string, file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = checkPicture(name, bytes)
    setVerdict(found)
    if (found.faults.length === 0) onChange(withImage(draft, name, new TextDecoder().decode(bytes)), name)
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-text-soft">
        SVG with shapes, text and gradients. Logos are drawn four times as wide as high.
      </p>
      <div role="alert" className="flex flex-col gap-3 empty:hidden">
        {verdict && <Findings title="This picture is refused" findings={verdict.faults} />}
        {verdict && <Findings title="Warnings" findings={verdict.warnings} />}
      </div>
      {pictureNames.map((name) => {
        const svg = draft.images?.[name] ?? drawn[name]
        return (
          <div key={name} className="flex flex-col gap-2 border-t border-line pt-4">
            <div className={`flex h-24 justify-center rounded-card border border-line p-3 ${places[name].ground}`}>
              <img src={addresses[name]} alt="" className="h-full max-w-full object-contain" />
            </div>
            <ChosenFile
              label={places[name].title}
              accept=".svg,image/svg+xml"
              onFile={(file) => void replace(name, file)}
            />
            <div className="flex flex-wrap gap-x-5">
              {svg !== undefined && (
                <Download name={name} type="image/svg+xml" text={svg}>
                  {`Save ${name}`}
                </Download>
              )}
              {draft.images?.[name] !== undefined && (
                <button
                  type="button"
                  className="min-h-target cursor-pointer font-semibold text-action underline underline-offset-4"
                  onClick={() => onChange(withImage(draft, name, undefined), `${name} removed`)}
                >
                  Remove your {name}
                </button>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}
