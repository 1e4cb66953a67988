import { Controls, Heading, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import { use, type ComponentType } from 'react'
import type { Guide } from '../src/guide.ts'
import { factsOf, guides, tokensOf } from './tokenUse.ts'
import { PageLink, Prose, Stage, Table } from './parts.tsx'
import './docs.css'

const examples = import.meta.glob<ComponentType>('../src/*/*.example.tsx', { import: 'Example' })
const codes = import.meta.glob<string>('../src/*/*.example.tsx', { query: '?raw', import: 'default' })

async function load(file: string) {
  const [guide, Example, code] = await Promise.all([
    guides[`${file}.guide.tsx`]?.(),
    examples[`${file}.example.tsx`]?.(),
    codes[`${file}.example.tsx`]?.(),
  ])
  return guide && Example && code !== undefined ? { guide, Example, code } : undefined
}
type Page = Awaited<ReturnType<typeof load>>

const loading = new Map<string, Promise<Page>>()

/** Returns the same promise for a component each time, which React's `use` requires. */
function pageIn(file: string): Promise<Page> {
  const page = loading.get(file) ?? load(file)
  loading.set(file, page)
  return page
}

/** The page of every component: one layout, filled from its guide, types, source and stories. */
export default function ComponentPage() {
  const meta = useOf('meta')
  const story = meta.type === 'meta' ? String(meta.preparedMeta.parameters['fileName']) : ''
  const file = story.replace(/^.*packages\/ui\/src\//, '').replace('.stories.tsx', '')
  const page = use(pageIn(`../src/${file}`))
  return (
    <>
      <Title />
      {page && <Guided {...page} file={file} />}
      <Stories title={<Heading>Looks and states</Heading>} includePrimary />
    </>
  )
}

function Guided({ guide, Example, code, file }: NonNullable<Page> & { file: string }) {
  const [folder = ''] = file.split('/')
  return (
    <>
      <Subtitle>
        <Prose text={guide.purpose} />
      </Subtitle>
      <Facts {...factsOf(`../src/${file}.guide.tsx`, guide)} />
      <UiProvider words={words}>
        <Stage className="example">
          <Example />
        </Stage>
      </UiProvider>
      <Source code={code} language="tsx" />
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
        not list them. Change a value to see it here.
      </p>
      <Primary />
      <div className="props">
        <Controls />
      </div>
      <Heading>Keyboard</Heading>
      {typeof guide.keyboard === 'string' ? (
        <Prose text={guide.keyboard} />
      ) : (
        <Table head={['Key', 'What it does']} rows={guide.keyboard} />
      )}
      <Heading>Accessibility</Heading>
      <List items={guide.accessibility} />
      <Heading>Tokens</Heading>
      <p>Read from the source. Set them in a brand; never override the component’s styles.</p>
      <TokenNames names={tokensOf(folder)} />
      {guide.see && (
        <>
          <Heading>See also</Heading>
          <ul>
            {guide.see.map((title) => (
              <li key={title}>
                <PageLink title={title} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** First version, measured size and source of an entry. */
const Facts = ({ since = 'the next version', size, source }: ReturnType<typeof factsOf>) => (
  <p>
    Since {since}. {size && `Alone ${size.js} kB of JavaScript, ${size.css} kB of CSS, ${size.later} kB at first use. `}
    <code>{source}</code>
  </p>
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
