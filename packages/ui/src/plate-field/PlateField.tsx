import { cva } from 'class-variance-authority'
import { Field, useField } from '../field/Field.tsx'
import { PlateBand, type PlateBandProps } from '../plate/PlateBand.tsx'
import type { TextFieldProps } from '../text-field/TextField.tsx'

const frame = cva([
  'flex h-[max(4rem,calc(var(--vl-size-control)*1.3))] max-w-md overflow-hidden rounded-plate border-[3px]',
  'border-plate-ink bg-plate-face font-plate text-[2rem] text-plate-ink outline-offset-2 outline-focus',
  'has-[:focus-visible]:outline-2 has-disabled:bg-surface-sunken has-aria-invalid:border-danger',
])
const letters = cva([
  'w-full min-w-0 border-0 bg-transparent px-3 text-center font-plate text-[1em] font-semibold uppercase tracking-[0.06em] text-plate-ink outline-none',
  'placeholder:text-plate-ink/50 disabled:cursor-not-allowed disabled:text-text-soft',
])

export interface PlateFieldProps
  extends
    Omit<TextFieldProps, 'limit' | 'trailing' | 'inputClassName' | 'describedBy'>,
    Pick<PlateBandProps, 'country' | 'band'> {}

/**
 * An input that looks like a number plate. Letters appear in upper case; the value stays as typed, because
 * normalisation is a rule of the host. It accepts any text. [HARDENING F-INP-01]
 */
export function PlateField({ country, band, ...props }: PlateFieldProps) {
  const { field, aria, rest } = useField(props)
  return (
    <Field {...field}>
      <div dir="ltr" className={frame()}>
        <PlateBand country={country} band={band} />
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...aria}
          // The frame shows the focus outline, around the whole plate.
          className={letters()}
        />
      </div>
    </Field>
  )
}
