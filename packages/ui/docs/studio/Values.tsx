import { Checkbox } from '@voie-libre/ui/checkbox'
import { useState } from 'react'
import {
  type Brand,
  type ColorName,
  colorNames,
  colorRoles,
  type Mode,
  numberRanges,
} from '../../../tokens/src/index.ts'
import { type Draft, withColor, withNumber } from './draft.ts'
import { Amount, Colour, isHex, lights } from './fields.tsx'

interface ValuesProps {
  draft: Draft
  brand: Brand | undefined
  mode: Mode
  onChange: (draft: Draft, about: string) => void
}

const often: readonly ColorName[] = ['surface', 'surface-brand', 'text', 'action', 'on-action', 'accent', 'danger']

/** Single values changed by hand, in the mode that the preview shows. */
export function Values({ draft, brand, mode, onChange }: ValuesProps) {
  const [all, setAll] = useState(false)
  if (!brand) return <p>No single values: this is no whole brand yet.</p>
  const ratio = numberRanges['text.ratio']
  const weight = numberRanges['heading.weight']
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="text-sm text-text-soft">Colours of: {lights[mode].toLowerCase()}, as in the preview.</p>
      <Checkbox label="Every role" checked={all} onChange={(event) => setAll(event.target.checked)} />
      {(all ? colorNames.filter((name) => name !== 'scrim') : often).map((name) => (
        <Role
          key={`${mode} ${name}`}
          name={name}
          value={brand.modes[mode].color[name]}
          onChange={(hex) => onChange(withColor(draft, mode, name, hex), `${mode} ${name}`)}
        />
      ))}
      <Amount
        label="Ratio of the type scale"
        value={brand.text.ratio}
        least={ratio.least}
        most={ratio.most}
        step={0.01}
        onChange={(value) => onChange(withNumber(draft, 'text', 'ratio', value), 'ratio')}
      />
      <Amount
        label="Weight of headings"
        value={Number(brand.heading.weight)}
        least={weight.least}
        most={weight.most}
        step={50}
        onChange={(value) => onChange(withNumber(draft, 'heading', 'weight', value), 'weight')}
      />
    </div>
  )
}

/** Keeps the typed text until it is a valid colour, or the value changes elsewhere. */
function Role({ name, value, onChange }: { name: ColorName; value: string; onChange: (hex: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Not a key with the value, which would mount a new field, without focus, at each change.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <Colour
      label={name}
      hint={colorRoles[name]}
      value={typed}
      error={isHex(typed) ? undefined : 'Write a colour as #rrggbb.'}
      onChange={(next) => {
        setTyped(next)
        if (isHex(next)) onChange(next.toLowerCase())
      }}
    />
  )
}
