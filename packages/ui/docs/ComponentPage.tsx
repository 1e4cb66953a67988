import { Controls, Heading, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { UiProvider } from '@voie-libre/ui/provider'
import { words } from '@voie-libre/ui/words/en'
import type { ComponentType } from 'react'
import type { Guide } from '../src/guide.ts'
import { factsOf, guides, tokensOf } from './tokenUse.ts'
import { PageLink, Prose, Stage, Table } from './parts.tsx'
import './docs.css'

const examples = import.meta.glob<ComponentType>('../src/*/*.example.tsx', { import: 'Example', eager: true })
const codes = import.meta.glob<string>('../src/*/*.example.tsx', { query: '?raw', import: 'default', eager: true })

/** The page of every component: one layout, filled from its guide, types, source and stories. */
export default function ComponentPage() {
  const meta = useOf('meta')
  const story = meta.type === 'meta' ? String(meta.preparedMeta.parameters['fileName']) : ''
  const file = story.replace(/^.*packages\/ui\/src\//, '../src/').replace('.stories.tsx', '')
  const [guide, Example] = [guides[`${file}.guide.tsx`], examples[`${file}.example.tsx`]]
  return (
    <>
      <Title />
      {guide && Example && <Guided guide={guide} Example={Example} file={file} />}
      <Stories title={<Heading>Looks and states</Heading>} includePrimary />
    </>
  )
}

function Guided({ guide, Example, file }: { guide: Guide; Example: ComponentType; file: string }) {
  return (
    <>
      <Subtitle>
        <Prose text={guide.purpose} />
      </Subtitle>
      <Facts {...factsOf(`${file}.guide.tsx`, guide)} />
      <UiProvider words={words}>
        <Stage className="example">
          <Example />
        </Stage>
      </UiProvider>
      <Source code={codes[`${file}.example.tsx`] ?? ''} language="tsx" />
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
      <TokenNames names={tokensOf(file.split('/')[2] ?? '')} />
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
