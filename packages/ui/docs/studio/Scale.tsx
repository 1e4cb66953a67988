import type { ReactNode } from 'react'
import {
  type Brand,
  type ColorName,
  modes,
  seenAs,
  signals,
  textSizes,
  type Vision,
  visions,
} from '../../../tokens/src/index.ts'
import { lights, Swatch } from './fields.tsx'

const groups: Readonly<Record<string, readonly ColorName[]>> = {
  Surfaces: ['surface', 'surface-raised', 'surface-sunken', 'surface-brand', 'on-brand', 'on-brand-soft'],
  'Text and lines': ['text', 'text-soft', 'line', 'line-strong', 'edge', 'focus'],
  Action: ['action', 'on-action', 'action-hover', 'action-soft', 'accent', 'on-accent'],
  Signals: [
    'danger',
    'on-danger',
    'danger-soft',
    'success',
    'success-soft',
    'warning',
    'warning-soft',
    'info',
    'info-soft',
  ],
}

/** What was computed: every colour in every mode beside the opened brand's, signals by reader, type, corners, distances. */
export function Scale({ brand, before }: { brand: Brand; before: Brand }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 text-text lg:px-6">
      {Object.entries(groups).map(([title, names]) => (
        <Part key={title} title={title}>
          <Colours title={title} names={names} brand={brand} before={before} />
        </Part>
      ))}
      <Part title="Signals, as readers see them">
        <Signals brand={brand} />
      </Part>
      <Part title="Type">
        <Steps brand={brand} />
      </Part>
      <Part title="Corners, strokes and distances">
        <Shapes brand={brand} />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0">
    <h2 className="mb-4 border-b border-line pb-2 font-heading text-xl">{title}</h2>
    {children}
  </section>
)

/** A table may be wider than a phone; it scrolls by key too. */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    tabIndex={0}
    className="overflow-x-auto focus-visible:outline-2 focus-visible:outline-focus"
  >
    {children}
  </section>
)

const head = 'p-2 text-start text-sm font-semibold text-text-soft'
const cell = 'p-2 text-start text-sm whitespace-nowrap'

interface ColoursProps {
  title: string
  names: readonly ColorName[]
  brand: Brand
  before: Brand
}

function Colours({ title, names, brand, before }: ColoursProps) {
  return (
    <Wide label={`${title}, table`}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={head}>
              Role
            </th>
            {modes.map((mode) => (
              <th key={mode} scope="col" className={head}>
                {lights[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {name}
              </th>
              {modes.map((mode) => {
                const now = brand.modes[mode].color[name]
                const then = before.modes[mode].color[name]
                return (
                  <td key={mode} className={cell}>
                    <span className="flex items-center gap-2">
                      <Swatch color={now} before={then} className="h-8 w-12" />
                      <span className="tabular-nums">
                        {now}
                        {then !== now && <span className="block text-text-soft">was {then}</span>}
                      </span>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

export const readers: Readonly<Record<Vision, string>> = {
  normal: 'Everyone',
  protanopia: 'Without red cones (protanopia)',
  deuteranopia: 'Without green cones (deuteranopia)',
  tritanopia: 'Without blue cones (tritanopia)',
}

function Signals({ brand }: { brand: Brand }) {
  const names = [...new Set(signals.flatMap(({ one, other }) => [one, other]))]
  const { color } = brand.modes.light
  return (
    <Wide label="Signals by reader, table">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={head}>
              Reader
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visions.map((vision) => (
            <tr key={vision} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium`}>
                {readers[vision]}
              </th>
              {names.map((name) => (
                <td key={name} className={cell}>
                  <Swatch color={seenAs(vision, color[name])} className="h-8 w-12" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

const inPx = (rem: number) => `${Math.round(rem * 16 * 10) / 10}px`

function Steps({ brand }: { brand: Brand }) {
  return (
    <ul className="flex flex-col gap-4">
      {Object.entries(textSizes(brand)).map(([step, { least, most }]) => (
        <li key={step} className="min-w-0">
          <span className="text-sm text-text-soft tabular-nums">
            {step}, {least === most ? inPx(most) : `${inPx(least)} on a phone to ${inPx(most)}`}
          </span>
          <span
            ref={(sample) => sample?.style.setProperty('font-size', `var(--vl-text-${step})`)}
            className="block truncate font-heading leading-tight"
          >
            Vous avez 72 heures pour payer
          </span>
        </li>
      ))}
    </ul>
  )
}

function Shapes({ brand }: { brand: Brand }) {
  const lengths = [
    ...Object.entries(brand.radius).map(([name, length]) => [`radius ${name}`, length]),
    ...Object.entries(brand.stroke).map(([name, length]) => [`stroke ${name}`, length]),
    ...Object.entries(brand.distances).flatMap(([density, { control, space }]) => [
      [`control, ${density}`, control],
      [`space, ${density}`, space],
    ]),
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
      {lengths.map(([name, length]) => (
        <div key={name} className="rounded-control border border-line p-3">
          <dt className="text-sm text-text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{length}</dd>
        </div>
      ))}
    </dl>
  )
}
