import { TextField } from '@voie-libre/ui/text-field'
import { useId } from 'react'
import type { Mode } from '../../../tokens/src/index.ts'

// Fields that the parts of the studio share.

export const lights: Readonly<Record<Mode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, more contrast',
  'dark-contrast': 'Dark, more contrast',
}
export const isMode = (value: string): value is Mode => value in lights
export const optionsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }))

export const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value)

interface SwatchProps {
  color: string
  /** Drawn in the left half, to compare. */
  before?: string | undefined
  className?: string
}

/** A patch of colour; the text beside it names the colour. Set by script, because the policy forbids style attributes. */
export const Swatch = ({ color, before = color, className = 'size-8' }: SwatchProps) => (
  <span
    aria-hidden
    ref={(patch) => patch?.style.setProperty('background', `linear-gradient(90deg, ${before} 50%, ${color} 50%)`)}
    className={`inline-block shrink-0 rounded-control border border-line-strong forced-color-adjust-none ${className}`}
  />
)

interface ColourProps {
  label: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (hex: string) => void
}

/** A colour, picked or typed. */
export function Colour({ label, hint, value, error, onChange }: ColourProps) {
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
        value={isHex(value) ? value : '#000000'}
        className="size-control shrink-0 cursor-pointer rounded-control border-control border-line-strong bg-surface-raised p-1"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
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

export function Amount({ label, value, least, most, step, onChange }: AmountProps) {
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

interface ChosenFileProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A native file input; the same file can be chosen again after a correction. */
export function ChosenFile({ label, accept, onFile }: ChosenFileProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className="max-w-full text-sm file:me-3 file:min-h-control file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface-raised file:px-4 file:font-semibold file:text-text"
        onChange={({ currentTarget: field }) => {
          const [file] = field.files ?? []
          if (file) onFile(file)
          field.value = ''
        }}
      />
    </div>
  )
}

/** A download that needs no server. */
export const downloadOf = (type: string, text: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`

export const Download = ({
  name,
  type,
  text,
  children,
}: {
  name: string
  type: string
  text: string
  children: string
}) => (
  <a
    href={downloadOf(type, text)}
    download={name}
    className="inline-flex min-h-target items-center font-semibold text-action underline underline-offset-4"
  >
    {children}
  </a>
)
