import { useMemo } from 'react'
import {
  type Brand,
  type ColorName,
  colorNames,
  colorRoles,
  contrastReport,
  type Finding,
  type Mode,
  sentenceOf,
} from '@voie-libre/tokens'
import { Details } from '@voie-libre/ui/details'
import { TextField } from '@voie-libre/ui/text-field'
import { findingsAt, valueAt } from './draft.ts'
import groups from './groups.json' with { type: 'json' }

const { colours, shapes } = groups

/** A colour is in the first group whose pattern fits its name. */
const groupOf = (name: ColorName) => Object.entries(colours).find(([, names]) => new RegExp(names).test(name))?.[0]

interface ValuesProps {
  brand: Brand | undefined
  /** Values changed by hand, as typed. */
  typed: Readonly<Record<string, string>>
  findings: readonly Finding[]
  mode: Mode
  onChange: (path: string, text: string) => void
}

/** Every value of the mode in view, in groups, each with its least contrast and its findings. */
export function Values({ brand, typed, findings, mode, onChange }: ValuesProps) {
  const measures = useMemo(
    () => (brand ? contrastReport(brand).filter((each) => each.mode === mode) : []),
    [brand, mode],
  )
  const value = (path: string, label: string, hint?: string) => (
    <Value
      key={path}
      label={label}
      hint={hint}
      value={typed[path] ?? valueAt(brand, path) ?? ''}
      isColour={path.includes('.color.')}
      findings={findingsAt(path, findings)}
      onChange={(text) => onChange(path, text)}
    />
  )
  const contrastOf = (name: ColorName) => {
    const [worst] = measures
      .filter(({ upper, lower }) => upper === name || lower === name)
      .toSorted((one, other) => one.reached / one.least - other.reached / other.least)
    if (!worst) return colorRoles[name]
    const { upper, lower, reached, least } = worst
    const pair = upper === name ? `on ${lower}` : `under ${upper}`
    return `${colorRoles[name]} Least contrast ${(Math.floor(reached * 100) / 100).toFixed(2)}:1 ${pair}; ${least}:1 is needed.`
  }
  return (
    <>
      {Object.keys(colours).map((title) => (
        <Details key={title} summary={title}>
          {() =>
            colorNames
              .filter((name) => groupOf(name) === title)
              .map((name) => value(`${mode}.color.${name}`, name, contrastOf(name)))
          }
        </Details>
      ))}
      {Object.entries(shapes).map(([title, paths]) => (
        <Details key={title} summary={title}>
          {() => paths.map((path) => value(path, path))}
        </Details>
      ))}
    </>
  )
}

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text)

interface ValueProps {
  label: string
  hint?: string | undefined
  value: string
  /** Whether it can be picked too. */
  isColour: boolean
  findings: readonly Finding[]
  onChange: (text: string) => void
}

/** A value, typed, with its findings; a colour can be picked too. */
export function Value({ label, hint, value, isColour, findings, onChange }: ValueProps) {
  const picker = (
    <input
      type="color"
      aria-label={`${label}, picked`}
      className="studio-colour"
      value={isHex(value) ? value : '#000000'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      error={findings.length > 0 ? findings.map(sentenceOf).join(' ') : undefined}
      trailing={isColour ? picker : undefined}
      spellCheck={false}
      autoComplete="off"
      className="studio-value"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type ChosenFileProps = { label: string; accept: string; onFile: (text: string) => void }

/** A file whose text is read; the same file can be chosen again after a correction. */
export const ChosenFile = ({ onFile, ...named }: ChosenFileProps) => (
  <TextField
    {...named}
    type="file"
    className="studio-file"
    onChange={({ currentTarget: field }) => {
      void field.files?.[0]?.text().then(onFile)
      field.value = ''
    }}
  />
)

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
