import { Icon } from '@voie-libre/ui/icon'
import { Illustration, type IllustrationName } from '@voie-libre/ui/illustration'
import { Plate } from '@voie-libre/ui/plate'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { tokenUse } from 'virtual:token-use'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  brands,
  type ColorName,
  colorNames,
  colorRoles,
  contrastReport,
  type Measure,
  type Mode,
} from '../../tokens/src/index.ts'
import { textSteps } from '../../tokens/src/contract.ts'
import { iconNames } from '../src/icon/names.ts'
import { Stage } from './parts.tsx'
import './docs.css'

const modeNames: Record<Mode, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, more contrast',
  'dark-contrast': 'Dark, more contrast',
}

/** The brand that the toolbar has applied to the document. */
function useBrand() {
  const name = useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed)
      observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-brand'] })
      return () => observer.disconnect()
    },
    () => document.documentElement.dataset['brand'],
  )
  const brand = brands.find((one) => one.name === name) ?? brands[0]
  if (!brand) throw new Error('There is no brand to show.')
  return brand
}

const usedBy = (token: string) =>
  Object.entries(tokenUse)
    .filter(([, { own }]) => own.includes(token))
    .map(([file]) => file.replace(/^.*\/|\.tsx$/g, ''))
    .toSorted()

const ratioOf = ({ reached }: Measure) => (Math.floor(reached * 100) / 100).toFixed(2)

/** Each role in every mode, with its lowest measured contrast. */
export function ColourRoles() {
  const brand = useBrand()
  const report = contrastReport(brand)
  const worst = (role: ColorName, mode: Mode) =>
    report
      .filter((pair) => pair.upper === role && pair.mode === mode)
      .toSorted((one, other) => one.reached / one.least - other.reached / other.least)[0]
  return (
    <div className="wide">
      <p>
        Values of <strong>{brand.name}</strong>; choose another brand in the toolbar. The figure is the worst contrast
        of the role upon any ground it may stand on, as measured from the brand’s values, and what it needs.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {Object.values(modeNames).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Used in</th>
          </tr>
        </thead>
        <tbody>
          {colorNames.map((role) => (
            <tr key={role}>
              <th scope="row">
                <code>{role}</code>
                <br />
                <span className="soft">{colorRoles[role]}</span>
              </th>
              {modesOf(modeNames).map((mode) => {
                const pair = worst(role, mode)
                return (
                  <td key={mode}>
                    <Swatch color={brand.modes[mode].color[role]} />
                    {pair && (
                      <span className="soft">
                        {ratioOf(pair)}:1 upon {pair.lower}
                        <br />
                        {pair.passes ? '✓ passes' : '✗ too low,'} {pair.least}:1
                      </span>
                    )}
                  </td>
                )
              })}
              <td className="soft">{usedBy(`color-${role}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isMode = (name: string): name is Mode => name in modeNames
const modesOf = (names: Record<Mode, string>) => Object.keys(names).filter(isMode)

// An SVG takes a colour as an attribute, which needs no style attribute and which forced colours do not change.
const Swatch = ({ color }: { color: string }) => (
  <span className="swatch">
    <svg width="40" height="24" aria-hidden="true">
      <rect width="40" height="24" rx="3" fill={color} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
    <code>{color}</code>
  </span>
)

/** The number of measured pairs, and the pair closest to its limit. */
export function ContrastSummary() {
  const brand = useBrand()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Mode</th>
          <th scope="col">Pairs measured</th>
          <th scope="col">Pass</th>
          <th scope="col">Closest to its limit</th>
        </tr>
      </thead>
      <tbody>
        {modesOf(modeNames).map((mode) => {
          const pairs = contrastReport(brand).filter((pair) => pair.mode === mode)
          const closest = pairs.toSorted((one, other) => one.reached / one.least - other.reached / other.least)[0]
          return (
            <tr key={mode}>
              <th scope="row">{modeNames[mode]}</th>
              <td>{pairs.length}</td>
              <td>{pairs.filter(({ passes }) => passes).length}</td>
              <td>
                {closest && `${closest.upper} upon ${closest.lower}: ${ratioOf(closest)}:1 of ${closest.least}:1`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const sample = 'Votre trajet Montmarault → Digoin, 7,40 €'

export const TypeScale = () => (
  <Stage>
    <dl className="space-y-6">
      {Object.keys(textSteps)
        .toReversed()
        .map((step) => (
          <div key={step}>
            <dt className="text-sm text-text-soft">text-{step}</dt>
            <dd className={`text-${step} ${/\dxl/.test(step) ? 'font-heading' : ''}`}>{sample}</dd>
          </div>
        ))}
    </dl>
  </Stage>
)

export const Faces = () => (
  <Stage>
    <dl className="space-y-6">
      {['body', 'heading', 'plate'].map((face) => (
        <div key={face}>
          <dt className="text-sm text-text-soft">font-{face}</dt>
          <dd className={`text-2xl font-${face}`}>AaÄäßÉéœ 0123456789 €</dd>
        </div>
      ))}
    </dl>
  </Stage>
)

export const Shapes = () => (
  <Stage>
    <dl className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      {['rounded-control', 'rounded-card', 'rounded-pill', 'shadow-card', 'shadow-raised'].map((look) => (
        <div key={look}>
          <dt className="mb-2 text-sm text-text-soft">{look}</dt>
          <dd className={`h-20 border border-edge bg-surface-raised ${look}`} />
        </div>
      ))}
    </dl>
  </Stage>
)

/** Both densities beside each other, independent of the toolbar. */
export const Densities = ({ children }: { children: ReactNode }) => (
  <div className="pair">
    {['comfortable', 'compact'].map((density) => (
      <figure key={density} className="verdict">
        <Dressed density={density}>{children}</Dressed>
        <figcaption>
          <strong>{density}</strong>
        </figcaption>
      </figure>
    ))}
  </div>
)

/** A part of the page in the document's brand with its own density. */
function Dressed({ density, children }: { density: string; children: ReactNode }) {
  const brand = useBrand()
  return (
    <div data-brand={brand.name} data-density={density} className="verdict-stage">
      <UiProvider words={words}>
        <Stage>{children}</Stage>
      </UiProvider>
    </div>
  )
}

export function Icons() {
  const [wanted, setWanted] = useState('')
  const id = useId()
  const found = iconNames.filter((name) => name.includes(wanted.trim().toLowerCase()))
  return (
    <>
      <p>
        <label htmlFor={id}>Find an icon</label>{' '}
        <input id={id} type="search" value={wanted} onChange={(event) => setWanted(event.currentTarget.value)} />{' '}
        <output>
          {found.length} of {iconNames.length}
        </output>
      </p>
      <Stage>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-5">
          {found.map((name) => (
            <li key={name} className="flex flex-col items-center gap-2 text-center text-sm">
              <Icon name={name} size={32} />
              {name}
            </li>
          ))}
        </ul>
      </Stage>
    </>
  )
}

const countries = [
  ['AB-123-CD', 'FR'],
  ['M AB 1234', 'DE'],
  ['1-ABC-234', 'BE'],
  ['AB 123 CD', 'IT'],
  ['1234 BCD', 'ES'],
  ['ZH 123 456', 'CH'],
  ['AB12 CDE', 'GB'],
] as const

export const Plates = () => (
  <Stage>
    <ul className="flex flex-wrap gap-4">
      {countries.map(([number, country]) => (
        <li key={country}>
          <Plate number={number} country={country} />
        </li>
      ))}
      <li>
        <Plate number="AB-123-CD" country="FR" tone="late" />
      </li>
    </ul>
  </Stage>
)

const scenes: readonly IllustrationName[] = ['road', 'search', 'done', 'closed', 'waiting', 'refused']

export const Illustrations = () => (
  <Stage>
    <ul className="grid grid-cols-2 gap-6 lg:grid-cols-3">
      {scenes.map((name) => (
        <li key={name} className="text-center">
          <Illustration name={name} className="mx-auto" />
          {name}
        </li>
      ))}
    </ul>
  </Stage>
)
