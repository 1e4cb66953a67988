import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { useFormReset } from '../field/formReset.ts'
import { FieldRow } from '../field-row/FieldRow.tsx'
import { Select, type SelectProps } from '../select/Select.tsx'

export interface Gate {
  value: string
  /** The gate's name. */
  name: string
  /** Where it is, such as a town. */
  place: string
}

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

interface LineMapProps {
  label: string
  gates: readonly Gate[]
  entrance: string
  exit: string
  onPress: (gate: string) => void
}

/** Map of a road with the chosen trip; vertical on a phone, so that the names are legible. [PREPAY-05] */
function LineMap(props: LineMapProps) {
  const { gates, entrance, exit } = props
  const across = acrossOf(gates.length)
  const frame = 'h-auto w-full rounded-card border border-line bg-surface-sunken'
  const lookOf = ({ value }: Gate) => (value === entrance || value === exit ? 'fill-text font-bold' : 'fill-text')
  return (
    <>
      <svg role="img" aria-label={props.label} viewBox="0 0 760 200" className={`${frame} max-sm:hidden`}>
        <path className="fill-action-soft" d="M0 150c110-44 200-40 310-14s250 30 450-18v82H0z" />
        <Road {...props} at={across} />
        {gates.map((gate, index) => {
          const { x, y } = across(index)
          const above = index % 2 === 1
          return (
            <text key={gate.value} className={lookOf(gate)} fontSize="17">
              <tspan x={x} y={above ? y - 50 : y + 44} textAnchor="middle">
                {gate.place}
              </tspan>
              <tspan x={x} y={above ? y - 30 : y + 64} textAnchor="middle">
                {gate.name}
              </tspan>
            </text>
          )
        })}
        <Targets {...props} at={across} box={halfOf(gates.length)} />
      </svg>
      <svg
        role="img"
        aria-label={props.label}
        viewBox={`0 0 300 ${down(gates.length - 1).y + 30}`}
        className={`${frame} sm:hidden`}
      >
        <Road {...props} at={down} />
        {gates.map((gate, index) => (
          <text key={gate.value} className={lookOf(gate)} fontSize="17">
            <tspan x="76" y={down(index).y + 6}>
              {gate.place}
            </tspan>
            <tspan x="284" y={down(index).y + 6} textAnchor="end">
              {gate.name}
            </tspan>
          </text>
        ))}
        <Targets {...props} at={down} box={({ y }) => ({ x: 0, y: y - 20.5, width: 300, height: 41 })} />
      </svg>
    </>
  )
}

interface Point {
  x: number
  y: number
}

/** Points of the gates in both pictures; the road winds a little. */
const acrossOf =
  (count: number) =>
  (index: number): Point => ({ x: 698 - (index * 632) / (count - 1), y: 100 + (index % 2 === 0 ? 8 : -8) })
/** What a gate of the wide picture has to itself: as far as the next name on its side of the road, at most 240. */
const halfOf =
  (count: number) =>
  ({ x, y }: Point) => {
    const reach = Math.min(632 / (count - 1), 120)
    const start = Math.max(x - reach, 4)
    return { x: start, y: y < 100 ? 12 : 100, width: Math.min(x + reach, 756) - start, height: 88 }
  }
const down = (index: number): Point => ({ x: 38 + (index % 2 === 0 ? -6 : 6), y: 30 + index * 41 })

/** SVG path of a smooth line through the gates between two indices. */
function path(at: (index: number) => Point, from: number, to: number): string {
  const start = at(from)
  const curves = Array.from({ length: to - from }, (_, offset) => {
    const [before, here] = [at(from + offset), at(from + offset + 1)]
    const [x, y] = [(before.x + here.x) / 2, (before.y + here.y) / 2]
    const upright = Math.abs(here.y - before.y) > Math.abs(here.x - before.x)
    const bend = upright ? `${before.x} ${y} ${here.x} ${y}` : `${x} ${before.y} ${x} ${here.y}`
    return `C${bend} ${here.x} ${here.y}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}

interface RoadProps extends Omit<LineMapProps, 'label'> {
  at: (index: number) => Point
}

/** What a finger or mouse presses: gate and name. Keyboards and screen readers have the two fields, which do the same. */
function Targets({ gates, onPress, at, box }: RoadProps & { box: (at: Point) => ComponentProps<'rect'> }) {
  return gates.map(({ value }, index) => (
    <rect key={value} {...box(at(index))} className={target} onClick={() => onPress(value)} />
  ))
}
const target = 'cursor-pointer fill-transparent hover:stroke-line-strong'

function Road({ gates, entrance, exit, at }: RoadProps) {
  const from = gates.findIndex(({ value }) => value === entrance)
  const to = gates.findIndex(({ value }) => value === exit)
  const chosen = from >= 0 && to >= 0 && from !== to
  return (
    <>
      <g className="fill-none" strokeLinecap="round" strokeWidth="14">
        <path className="stroke-line-strong" d={path(at, 0, gates.length - 1)} />
        {chosen && <path className="stroke-action-edge" d={path(at, Math.min(from, to), Math.max(from, to))} />}
        {chosen && <path className="stroke-surface-raised" strokeWidth="3" d={chevrons(at, from, to)} />}
      </g>
      {gates.map((gate, index) => {
        const picked = index === from || index === to
        return (
          <circle
            key={gate.value}
            className={picked ? 'fill-surface-raised stroke-action-edge' : 'fill-surface-raised stroke-text-soft'}
            strokeWidth={picked ? 6 : 3}
            cx={at(index).x}
            cy={at(index).y}
            r={picked ? 12 : 7}
          />
        )
      })}
    </>
  )
}

/** Chevrons on the road, one between each two gates of the trip, upright and in its direction. */
function chevrons(at: RoadProps['at'], from: number, to: number): string {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, offset) => {
    const [start, end] = [at(from + step * offset), at(from + step * (offset + 1))]
    const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2]
    const upright = Math.abs(end.y - start.y) > Math.abs(end.x - start.x)
    const long = 3 * Math.sign(upright ? end.y - start.y : end.x - start.x)
    return upright
      ? `M${x - 4} ${y - long}l4 ${2 * long} 4 ${-2 * long}`
      : `M${x - long} ${y - 4}l${2 * long} 4 ${-2 * long} 4`
  }).join('')
}
