import { TextField } from '@voie-libre/ui/text-field'
import { useId } from 'react'
import { type Finding, sentenceOf } from '@voie-libre/tokens'

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

interface ChosenFileProps {
  label: string
  accept: string
  onFile: (text: string) => void
}

/** A file whose text is read; the same file can be chosen again after a correction. */
export function ChosenFile({ label, accept, onFile }: ChosenFileProps) {
  const id = useId()
  return (
    <div className="studio-file">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget: field }) => {
          void field.files?.[0]?.text().then(onFile)
          field.value = ''
        }}
      />
    </div>
  )
}

/** Sentences under a heading; nothing without sentences. */
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
