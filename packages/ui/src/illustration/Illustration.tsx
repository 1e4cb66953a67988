import type { ComponentProps, ReactNode } from 'react'

const road = (
  <>
    <path className="fill-action-soft" d="M20 132c22-26 52-34 84-24s58 0 88-18 36-2 48 6v36z" />
    <path className="fill-line" d="M104 84h12l48 64H56z" />
    <path className="fill-surface-raised" d="M109 90h2l1 10h-4zm-1 18h4l1 12h-6zm-2 20h8l1 14h-10z" />
  </>
)

const gantry = (
  <g className="fill-none stroke-text" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
    <path d="M62 128V58h96v70M62 70h96" />
    <path className="fill-accent" d="M84 70h12v10H84zM124 70h12v10h-12z" />
  </g>
)

const seal = (tone: string, sign: string) => (
  <>
    <circle className={tone} cx="168" cy="48" r="24" />
    <path
      className="fill-none stroke-surface-raised"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={sign}
    />
  </>
)

const scenes = {
  road: gantry,
  search: (
    <g className="fill-none stroke-text" strokeWidth="3.5" strokeLinecap="round">
      <path className="fill-surface-raised" d="M58 74h72v28H58z" strokeLinejoin="round" />
      <path className="fill-action-fill" d="M58 74h10v28H58z" strokeLinejoin="round" />
      <path d="M80 88h8m8 0h10m8 0h6" />
      <circle className="fill-action-soft" fillOpacity="0.55" cx="138" cy="72" r="26" />
      <path d="m157 91 22 22" strokeWidth="6" />
    </g>
  ),
  done: (
    <>
      {gantry}
      {seal('fill-success', 'm157 48 8 8 14-15')}
    </>
  ),
  closed: (
    <>
      <g className="fill-none stroke-text" strokeWidth="3.5" strokeLinejoin="round">
        <path className="fill-surface-raised" d="M60 88h100v20H60z" />
        <path d="M76 108v24m68-24v24M76 88V74m68 14V74" strokeLinecap="round" />
        <path className="fill-accent" d="m72 108 14-20h18l-14 20zm36 0 14-20h18l-14 20z" />
      </g>
      {seal('fill-danger', 'M168 37v13m0 9v.01')}
    </>
  ),
  waiting: (
    <>
      {gantry}
      {seal('fill-warning', 'M168 36v13l9 6')}
    </>
  ),
  refused: (
    <>
      <g className="fill-none stroke-text" strokeWidth="3.5" strokeLinejoin="round">
        <path
          className="fill-surface-raised"
          d="M58 62h88a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z"
        />
        <path className="fill-text" d="M52 76h100v10H52z" />
        <path d="M66 104h26" strokeLinecap="round" />
      </g>
      {seal('fill-danger', 'm159 39 18 18m0-18-18 18')}
    </>
  ),
} satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof scenes

type IllustrationProps = ComponentProps<'svg'> & { name: IllustrationName }

/** A drawing in the brand's colours. A text beside it must say the same. */
export function Illustration({ name, className, ...rest }: IllustrationProps) {
  return (
    <svg
      {...rest}
      viewBox="0 20 240 136"
      className={`w-56 max-w-full ${className ?? ''}`}
      aria-hidden
      focusable="false"
    >
      {road}
      {scenes[name]}
    </svg>
  )
}
