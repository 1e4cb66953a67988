import { ArgTypes, Controls, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { use } from 'react'
import { facts } from 'virtual:facts'
import { tokenUse } from 'virtual:token-use'
import type { Guide } from '../src/guide.ts'
import { Anatomy } from './Anatomy.tsx'
import { pageOf, Prose, Stage } from './parts.tsx'
import { Spoken } from './Spoken.tsx'
import './docs.css'

const guides = import.meta.glob<Guide>('../src/*/*.guide.tsx', { import: 'guide' })

const loading = new Map<string, Promise<Guide>>()

/** Returns the same promise for a guide each time, which React's `use` requires. */
function guideOf(path: string): Promise<Guide> | undefined {
  const guide = loading.get(path) ?? guides[path]?.()
  if (guide) loading.set(path, guide)
  return guide
}

/** The page of every component: one layout, filled from its guide, types, source and stories. */
export default function ComponentPage() {
  const meta = useOf('meta')
  const story = meta.type === 'meta' ? String(meta.preparedMeta.parameters['fileName']) : ''
  const file = story.replace(/^.*packages\/ui\/src\//, '').replace('.stories.tsx', '')
  const loaded = guideOf(`../src/${file}.guide.tsx`)
  return (
    <>
      <Title />
      {loaded ? <Guided guide={use(loaded)} file={`${file}.tsx`} /> : <Plain />}
      <Stories title={<Heading>Looks and states</Heading>} includePrimary />
    </>
  )
}

/** For blocks of the portal, which have stories and no guide. */
const Plain = () => (
  <>
    <Primary />
    <ArgTypes />
  </>
)

function Guided({ guide, file }: { guide: Guide; file: string }) {
  const name = file.split('/').at(-1)?.replace('.tsx', '') ?? ''
  const { own, parts } = tokenUse[file] ?? { own: [], parts: [] }
  return (
    <>
      <Subtitle>
        <Prose text={guide.purpose} />
      </Subtitle>
      <pre className="import-line">
        <code>{`import { ${(guide.imports ?? [name]).join(', ')} } from '${guide.entry}'`}</code>
      </pre>
      <Facts entry={guide.entry} />
      <Primary />
      <Heading>When to use it</Heading>
      <List items={guide.when} />
      <Heading>When not to</Heading>
      <List items={guide.notFor} />
      <Heading>Do and don’t</Heading>
      {guide.pairs.map((pair, index) => (
        <div key={index} className="pair">
          <Verdict right example={pair.do} />
          <Verdict right={false} example={pair.dont} />
        </div>
      ))}
      <Heading>Props</Heading>
      <p>
        Attributes of the element it renders, <code>className</code> and <code>ref</code> are passed on; the table does
        not list them. Change a value to see it in the example above.
      </p>
      <div className="props">
        <Controls />
      </div>
      <Heading>Keyboard</Heading>
      {typeof guide.keyboard === 'string' ? (
        <p>
          <Prose text={guide.keyboard} />
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <td>
                  <Keys text={keys} />
                </td>
                <td>
                  <Prose text={effect} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>Accessibility</Heading>
      <List items={guide.accessibility} />
      <Heading>What a screen reader finds</Heading>
      <p>Role, name, description and state, in order, computed from the example above as it is now.</p>
      <Spoken />
      <Heading>Anatomy</Heading>
      <p>Boxes, paddings and gaps of the example above, measured in the brand and density of the toolbar.</p>
      <Anatomy />
      <Heading>Tokens</Heading>
      <p>Read from the source at build time. Set them in a brand; never override the component’s styles.</p>
      <TokenNames names={own} />
      {parts.length > 0 && (
        <details>
          <summary>Used by the files it imports ({parts.length})</summary>
          <TokenNames names={parts} />
        </details>
      )}
      {guide.see && (
        <>
          <Heading>See also</Heading>
          <ul>
            {guide.see.map((title) => (
              <li key={title}>
                <a href={pageOf(title)} target="_top">
                  {title.split('/').at(-1)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Status, first version, size and source: read from the releases, the budgets and the package. */
function Facts({ entry }: { entry: Guide['entry'] }) {
  const fact = facts[entry.replace('@voie-libre/ui', '.')]
  if (!fact) return null
  const rows = [
    ['Status', fact.status],
    ['Since', fact.since ?? 'the next version'],
    [
      'Size alone',
      `${fact.js} kB JavaScript, ${fact.css} kB CSS${fact.later > 0 ? `, ${fact.later} kB at first use` : ''}`,
    ],
    ['Source', fact.source],
  ] as const
  return (
    <dl className="facts">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{term === 'Source' ? <Source path={value} link={fact.link} /> : value}</dd>
        </div>
      ))}
      <div>
        <dt>Changes</dt>
        <dd>
          <a href={pageOf('Start/Changelog')} target="_top">
            Changelog
          </a>
        </dd>
      </div>
    </dl>
  )
}

const Source = ({ path, link }: { path: string; link: string | undefined }) =>
  link === undefined ? (
    <code>{path}</code>
  ) : (
    <a href={link} target="_top">
      <code>{path}</code>
    </a>
  )

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
)

/** A word and a sign show the verdict; colour only repeats it. */
function Verdict({ right, example }: { right: boolean; example: Guide['pairs'][0]['do'] }) {
  return (
    <figure className={`verdict ${right ? 'right' : 'wrong'}`}>
      <UiProvider words={words}>
        <Stage className="verdict-stage">
          <div>{example.show}</div>
        </Stage>
      </UiProvider>
      <figcaption>
        <strong>
          <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
          {right ? 'Do' : 'Don’t'}
        </strong>{' '}
        <Prose text={example.because} />
      </figcaption>
    </figure>
  )
}

const Keys = ({ text }: { text: string }) =>
  text.split(/(, | \+ )/).map((part, index) => (index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part))

const TokenNames = ({ names }: { names: readonly string[] }) => (
  <p className="token-names">
    {names.map((name) => (
      <span key={name}>
        {name.startsWith('color-') && <span aria-hidden="true" className={`chip bg-${name.slice('color-'.length)}`} />}
        <code>--vl-{name}</code>
      </span>
    ))}
    {names.length === 0 && 'None.'}
  </p>
)
