import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { useSyncExternalStore, type ReactNode } from 'react'
import { brands, colorNames, colorRoles, contrastReport, modes } from '../../tokens/src/index.ts'
import { Stage, Table, Wide } from './parts.tsx'
import { usersOf } from './tokenUse.ts'
import './docs.css'

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

/** Each role in every mode, with its lowest measured contrast. */
export function ColourRoles() {
  const brand = useBrand()
  const report = contrastReport(brand)
  return (
    <Wide label="Colours">
      <p>
        Values of <strong>{brand.name}</strong>; choose another brand in the toolbar. The figure is the worst contrast
        of the role upon any ground it may stand on, as measured from the brand’s values, and what it needs.
      </p>
      <Table
        head={['Role', ...modes, 'Used in']}
        rows={colorNames.map((role) => [
          <>
            <code>{role}</code>
            <br />
            <span className="soft">{colorRoles[role]}</span>
          </>,
          ...modes.map((mode) => {
            const [pair] = report
              .filter((each) => each.upper === role && each.mode === mode)
              .toSorted((one, other) => one.reached / one.least - other.reached / other.least)
            return (
              <>
                <Swatch color={brand.modes[mode].color[role]} />
                {pair && (
                  <span className="soft">
                    {(Math.floor(pair.reached * 100) / 100).toFixed(2)}:1 upon {pair.lower}
                    <br />
                    {pair.passes ? '✓ passes' : '✗ too low,'} {pair.least}:1
                  </span>
                )}
              </>
            )
          }),
          <span key="users" className="soft">
            {usersOf(`color-${role}`).join(', ')}
          </span>,
        ])}
      />
    </Wide>
  )
}

// An SVG takes a colour as an attribute, which needs no style attribute and which forced colours do not change.
const Swatch = ({ color }: { color: string }) => (
  <span className="swatch">
    <svg width="40" height="24" aria-hidden="true">
      <rect width="40" height="24" rx="3" fill={color} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
    <code>{color}</code>
  </span>
)

/** The same French text in each look, named by its token. */
export const Samples = ({ looks, className = '', text }: { looks: string[]; className?: string; text: string }) => (
  <Stage>
    <dl className="grid gap-5">
      {looks.map((look) => (
        <div key={look}>
          <dt className="mb-1 text-sm text-text-soft">{look}</dt>
          <dd lang="fr" className={`wrap-anywhere ${className} ${look}`}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  </Stage>
)

/** Both densities beside each other, in the document's brand and independent of the toolbar. */
export function Densities({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <div className="pair">
      {['comfortable', 'compact'].map((density) => (
        <figure key={density} className="verdict">
          <div data-brand={brand.name} data-density={density} className="verdict-stage">
            <UiProvider words={words}>
              <Stage>{children}</Stage>
            </UiProvider>
          </div>
          <figcaption>
            <strong>{density}</strong>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
