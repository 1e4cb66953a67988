import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { FieldRow } from '../field-row/FieldRow.tsx'
import { Select, type SelectProps } from '../select/Select.tsx'
import { type Gate, LineMap } from './LineMap.tsx'

export type { Gate } from './LineMap.tsx'

export interface GatePickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The gates along the road, in their order; at least two. */
  gates: readonly Gate[]
  /** The field of the entrance, with the props of a Select; its options are gates of `gates`. */
  entrance: SelectProps
  /** The field of the exit. */
  exit: SelectProps
  /** What the map shows, in words, such as “Map of the A79, from Machelles to Gannes”. */
  mapLabel: string
}

/**
 * The entrance and the exit of a trip, and the trip on a map of the road, which is vertical on a phone. A press on a gate
 * of the map fills the entrance, then the exit; a second press empties its field.
 */
export function GatePicker({ gates, entrance, exit, mapLabel, className, ...rest }: GatePickerProps) {
  const from = useChoice(entrance)
  const to = useChoice(exit)
  const press = (gate: string) => {
    const picked = [from, to].find(({ value }) => value === gate)
    if (picked) picked.choose('')
    else (from.value === '' ? from : to).choose(gate)
  }
  return (
    <div {...rest} className={`flex flex-col gap-5 ${className ?? ''}`}>
      <FieldRow>
        <Select {...from.field} />
        <Select {...to.field} />
      </FieldRow>
      <LineMap label={mapLabel} gates={gates} entrance={from.value} exit={to.value} onPress={press} />
    </div>
  )
}

/** A field and its value, also where the form holds it. */
function useChoice(props: SelectProps) {
  const [select, ref] = useSharedRef(props.ref)
  const [own, setOwn] = useState(props.defaultValue)
  useFormReset(select, () => setOwn(props.defaultValue))
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    setOwn(event.target.value)
    props.onChange?.(event)
  }
  const choose = (value: string) => {
    const option = [...(select.current?.options ?? [])].find((known) => known.value === value)
    if (!option || option.disabled) return
    option.selected = true
    select.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { field: { ...props, ref, onChange }, value: String(props.value ?? own ?? ''), choose }
}
