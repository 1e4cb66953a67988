import { Fragment, useState, type ChangeEvent, type ComponentProps } from 'react'
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
      <LineMap mapLabel={mapLabel} gates={gates} entrance={from.value} exit={to.value} onPress={press} />
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

type Trip = { entrance: string; exit: string; onPress: (gate: string) => void }

/** Map of a road with the chosen trip; vertical on a phone, so that the names are legible. [PREPAY-05] */
function LineMap({ mapLabel, gates, entrance, exit, onPress }: Pick<GatePickerProps, 'gates' | 'mapLabel'> & Trip) {
  const from = gates.findIndex(({ value }) => value === entrance)
  const to = gates.findIndex(({ value }) => value === exit)
  const isTrip = from >= 0 && to >= 0 && from !== to
  return [acrossOf(gates.length), downOf(gates.length)].map(({ look, viewBox, hills, at, writing, target }) => (
    <svg
      key={look}
      role="img"
      aria-label={mapLabel}
      viewBox={viewBox}
      className={`h-auto w-full rounded-card border border-line bg-surface-sunken ${look}`}
    >
      {hills && <path className="fill-action-soft" d={hills} />}
      <g className="fill-none" strokeLinecap="round" strokeWidth="14">
        <path className="stroke-line-strong" d={path(at, 0, gates.length - 1)} />
        {isTrip && <path className="stroke-action-edge" d={path(at, Math.min(from, to), Math.max(from, to))} />}
        {isTrip && <path className="stroke-surface-raised" strokeWidth="3" d={chevrons(at, from, to)} />}
      </g>
      {gates.map(({ value, place, name }, index) => {
        const point = at(index)
        const isPicked = index === from || index === to
        const [ofPlace, ofName] = writing(point)
        return (
          <Fragment key={value}>
            <circle
              className={`pointer-events-none fill-surface-raised ${isPicked ? 'stroke-action-edge' : 'stroke-text-soft'}`}
              strokeWidth={isPicked ? 6 : 3}
              cx={point.x}
              cy={point.y}
              r={isPicked ? 12 : 7}
            />
            <text className={`pointer-events-none fill-text ${isPicked ? 'font-bold' : ''}`} fontSize="17">
              <tspan {...ofPlace}>{place}</tspan>
              <tspan {...ofName}>{name}</tspan>
            </text>
            {/* Receives the presses on circle and name. Keyboards and screen readers have the two fields, which do the same. */}
            <rect
              {...target(point)}
              className="cursor-pointer fill-transparent hover:stroke-line-strong"
              onClick={() => onPress(value)}
            />
          </Fragment>
        )
      })}
    </svg>
  ))
}

type Point = { x: number; y: number }

/** The wide picture; the road winds a little. */
const acrossOf = (count: number) => ({
  look: 'max-sm:hidden',
  viewBox: '0 0 760 200',
  hills: 'M0 150c110-44 200-40 310-14s250 30 450-18v82H0z',
  at: (index: number): Point => ({ x: 698 - (index * 632) / (count - 1), y: 100 + (index % 2 === 0 ? 8 : -8) }),
  /** A gate's place and name. */
  writing: ({ x, y }: Point): ComponentProps<'tspan'>[] =>
    (y < 100 ? [-50, -30] : [44, 64]).map((below) => ({ x, y: y + below, textAnchor: 'middle' })),
  /** What a finger or mouse presses: gate and name, as far as the next name on its side of the road, at most 240. */
  target: ({ x, y }: Point) => {
    const reach = Math.min(632 / (count - 1), 120)
    const start = Math.max(x - reach, 4)
    return { x: start, y: y < 100 ? 12 : 100, width: Math.min(x + reach, 756) - start, height: 88 }
  },
})
type Layout = ReturnType<typeof acrossOf>

const downOf = (count: number): Layout => ({
  look: 'sm:hidden',
  viewBox: `0 0 300 ${count * 41 + 19}`,
  hills: '',
  at: (index) => ({ x: 38 + (index % 2 === 0 ? -6 : 6), y: 30 + index * 41 }),
  writing: ({ y }) => [
    { x: 76, y: y + 6 },
    { x: 284, y: y + 6, textAnchor: 'end' },
  ],
  target: ({ y }) => ({ x: 0, y: y - 20.5, width: 300, height: 41 }),
})

/** SVG path of a smooth line through the gates between two indices. */
function path(at: Layout['at'], from: number, to: number): string {
  const start = at(from)
  const curves = Array.from({ length: to - from }, (_, offset) => {
    const [before, here] = [at(from + offset), at(from + offset + 1)]
    const { x, y, isUpright } = between(before, here)
    const bend = isUpright ? `${before.x} ${y} ${here.x} ${y}` : `${x} ${before.y} ${x} ${here.y}`
    return `C${bend} ${here.x} ${here.y}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}

/** Chevrons on the road, one between each two gates of the trip, upright and in its direction. */
function chevrons(at: Layout['at'], from: number, to: number): string {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, offset) => {
    const [start, end] = [at(from + step * offset), at(from + step * (offset + 1))]
    const { x, y, isUpright } = between(start, end)
    const long = 3 * Math.sign(isUpright ? end.y - start.y : end.x - start.x)
    return isUpright
      ? `M${x - 4} ${y - long}l4 ${2 * long} 4 ${-2 * long}`
      : `M${x - long} ${y - 4}l${2 * long} 4 ${-2 * long} 4`
  }).join('')
}

/** The middle of a stretch, and whether it leads up or down rather than along. */
const between = (start: Point, end: Point) => ({
  x: (start.x + end.x) / 2,
  y: (start.y + end.y) / 2,
  isUpright: Math.abs(end.y - start.y) > Math.abs(end.x - start.x),
})
