import { Select } from '@voie-libre/ui/select'
import { TextField } from '@voie-libre/ui/text-field'
import { useState } from 'react'
import { type BrandSeeds, type Finding, movedSeeds, readSeeds, type SeedMove } from '../../../tokens/src/index.ts'
import { type Draft, draftFromSeeds, isComputed } from './draft.ts'
import { Colour, lights, optionsOf, Swatch } from './fields.tsx'

const tints = { warm: 'Warm', cool: 'Cool', grey: 'Grey', own: 'A colour' }
const corners = { square: 'Square', crisp: 'Crisp', soft: 'Soft', round: 'Round', own: 'A length' }
const faces = {
  Figtree: 'Figtree',
  Archivo: 'Archivo',
  'Bricolage Grotesque': 'Bricolage Grotesque',
  'system-ui': 'The system’s own',
}
const densities = { comfortable: 'Comfortable', compact: 'Compact' }

interface SeedsProps {
  draft: Draft
  onChange: (draft: Draft, about: string) => void
}

/** The seeds of a brand. An invalid seed shows an error, and the brand stays unchanged. */
export function Seeds({ draft, onChange }: SeedsProps) {
  const [typed, setTyped] = useState<BrandSeeds>(draft.seeds)
  const [faults, setFaults] = useState<Readonly<Record<string, Finding>>>({})
  const moves = isComputed(draft) ? movedSeeds(draft.seeds) : []

  function change(part: Partial<BrandSeeds>) {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = readSeeds(next)
    setFaults('faults' in read ? read.faults : {})
    if ('seeds' in read) onChange(draftFromSeeds(read.seeds, draft), `seed ${Object.keys(part).join()}`)
  }
  const text = (name: 'name' | 'label' | 'radius', title: string) => (
    <TextField
      label={title}
      value={typed[name]}
      error={faults[name]?.mend}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const colour = (name: 'action' | 'accent' | 'neutral', title: string) => (
    <div className="flex flex-col gap-2">
      <Colour
        label={title}
        value={typed[name]}
        error={faults[name]?.mend}
        onChange={(hex) => change({ [name]: hex })}
      />
      <Moves title={title} moves={moves.filter(({ seed }) => seed === name)} />
    </div>
  )
  const ownTint = typed.neutral.startsWith('#')
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-heading text-lg font-semibold">Seeds</legend>
      <p className="text-sm text-text-soft">
        Light, dark and high contrast are computed from these. Changing one computes all values anew.
      </p>
      {text('label', 'Name people read')}
      {text('name', 'Short name')}
      {colour('action', 'Action')}
      {colour('accent', 'Accent')}
      <Select
        label="Greys lean to"
        value={ownTint ? 'own' : typed.neutral}
        options={optionsOf(tints)}
        onChange={({ target: { value } }) => change({ neutral: value === 'own' ? typed.action : value })}
      />
      {ownTint && colour('neutral', 'Tint of greys')}
      <Select
        label="Corners"
        value={typed.radius in corners ? typed.radius : 'own'}
        options={optionsOf(corners)}
        onChange={({ target: { value } }) => change({ radius: value === 'own' ? '8px' : value })}
      />
      {!(typed.radius in corners) && text('radius', 'Corner of a control')}
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

/** Where a seed had to move: before, after, and why. */
function Moves({ title, moves }: { title: string; moves: readonly SeedMove[] }) {
  if (moves.length === 0) return null
  return (
    <ul aria-label={`${title}, moved`} className="flex flex-col gap-2 border-s-4 border-line-strong ps-3 text-sm">
      {moves.map(({ mode, before, after, reason }) => (
        <li key={mode} className="flex items-start gap-3">
          <Swatch color={after} before={before} className="h-8 w-14" />
          <span className="min-w-0">
            <span className="font-semibold">
              {before} is {after} in {lights[mode].toLowerCase()}:
            </span>{' '}
            {reason}.
          </span>
        </li>
      ))}
    </ul>
  )
}
