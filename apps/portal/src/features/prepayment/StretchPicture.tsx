import { type GateName, gates } from '@voie-libre/domain/prepayment/gates'

const step = 72
const left = 32
/** Coordinates of a gate: the road runs from west to east and alternates in height. */
const at = (index: number) => ({ x: left + index * step, y: 100 + (index % 2 === 0 ? 10 : -10) })

/** SVG path of a smooth line through the gates between two indices. */
function road(from: number, to: number): string {
  const start = at(from)
  const curves = gates.slice(from + 1, to + 1).map((_, offset) => {
    const before = at(from + offset)
    const here = at(from + offset + 1)
    const middle = (before.x + here.x) / 2
    return `C${middle} ${before.y} ${middle} ${here.y} ${here.x} ${here.y}`
  })
  return `M${start.x} ${start.y}${curves.join('')}`
}

interface StretchPictureProps {
  /** Text alternative of the picture. */
  label: string
  entrance: GateName | undefined
  exit: GateName | undefined
}

/** The A79 with its gates; highlights the chosen stretch and its direction. [PREPAY-05] */
export function StretchPicture({ label, entrance, exit }: StretchPictureProps) {
  const from = entrance === undefined ? -1 : gates.indexOf(entrance)
  const to = exit === undefined ? -1 : gates.indexOf(exit)
  const chosen = from >= 0 && to >= 0 && from !== to
  const middle = at(Math.min(from, to)).x + (Math.abs(to - from) * step) / 2
  const arrow = to > from ? 'm-6 -8 10 8-10 8' : 'm6 -8-10 8 10 8'
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 640 200"
      className="h-auto w-full rounded-card border border-line bg-surface-sunken"
    >
      <path className="fill-action-soft" d="M0 150c90-44 170-40 260-14s210 30 380-18v82H0z" />
      <g className="fill-none" strokeLinecap="round">
        <path className="stroke-line-strong" strokeWidth="14" d={road(0, gates.length - 1)} />
        {chosen && <path className="stroke-action" strokeWidth="14" d={road(Math.min(from, to), Math.max(from, to))} />}
        {chosen && (
          <g>
            <circle className="fill-action" cx={middle} cy="100" r="18" />
            <path className="stroke-on-action" strokeWidth="4" strokeLinejoin="round" d={`M${middle} 100${arrow}`} />
          </g>
        )}
      </g>
      {gates.map((gate, index) => {
        const { x, y } = at(index)
        const picked = index === from || index === to
        return (
          <g key={gate}>
            <circle
              className={picked ? 'fill-surface-raised stroke-action' : 'fill-surface-raised stroke-text-soft'}
              strokeWidth={picked ? 6 : 3}
              cx={x}
              cy={y}
              r={picked ? 12 : 7}
            />
            <text
              className={picked ? 'fill-text font-bold' : 'fill-text-soft'}
              fontSize={picked ? 22 : 20}
              textAnchor="middle"
              x={x}
              y={index % 2 === 0 ? y + 44 : y - 26}
            >
              {gate}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
