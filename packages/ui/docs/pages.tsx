import MiniSearch from 'minisearch'
import { useDeferredValue, useState } from 'react'
import { factsOf, guides, sources, titles } from './tokenUse.ts'
import { PageLink, Table, Wide } from './parts.tsx'

const entries = Object.entries(guides).map(([file, guide]) => {
  const facts = factsOf(file, guide)
  return { ...facts, guide, title: titles.get(facts.name) ?? '' }
})

const nameOf = (name: string) => <PageLink title={titles.get(name) ?? name} />

/** Each component with what files of the repository say of it. */
export function Status() {
  const rows = entries.toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Wide label="All components">
      <Table
        head={['Component', 'First version', 'State', 'JavaScript and CSS', 'Stories in axe', 'Keys']}
        rows={rows.map(({ name, since, size, earlierNames, stories, guide }) => [
          nameOf(name),
          since ?? 'next',
          `${since === undefined ? 'new' : 'stable'}${earlierNames.map(({ was }) => `; \`${was}\` is deprecated`).join('')}`,
          size
            ? `${size.js} + ${size.css} kB${size.later > 0 ? `, ${size.later} kB at first use` : ''}`
            : 'not measured',
          String(stories),
          typeof guide.keyboard === 'string' ? guide.keyboard : guide.keyboard.map(([keys]) => keys).join(', '),
        ])}
      />
    </Wide>
  )
}

/** What people want to do, and the components for it, the usual one first. */
export const Chooser = ({ rows }: { rows: readonly (readonly [want: string, ...names: string[]])[] }) => (
  <Table
    head={['I want to', 'Use']}
    rows={rows.map(([want, ...names]) => [
      want,
      names.map((name, at) => (
        <span key={name}>
          {at > 0 && ', or '}
          {nameOf(name)}
        </span>
      )),
    ])}
  />
)

/** Earlier names of props, read from the code. */
export function EarlierProps() {
  const rows = entries.flatMap(({ name, earlierNames }) =>
    earlierNames.map(({ was, now }) => [nameOf(name), `\`${was}\``, `\`${now}\``]),
  )
  return <Table head={['Component', 'Earlier prop', 'Now']} rows={rows} />
}

/** Files with props that several components share. */
const shared = import.meta.glob<string>(
  '../src/{overlay/layer.ts,heading/level.ts,date-range/Calendar.tsx,text-field/TextField.tsx}',
  { query: '?raw', import: 'default', eager: true },
)
const articles = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true })

/** An index of all words of these pages: of guides, of comments of props, and of articles. */
const index = new MiniSearch({ fields: ['name', 'text'], storeFields: ['title', 'text'], idField: 'title' })
index.addAll(
  entries.map(({ guide, title, name, source }) => {
    const code = sources[source.replace('packages/ui', '..')] ?? ''
    const given = Object.entries(shared).filter(([file]) => code.includes(file.slice(file.lastIndexOf('/'))))
    const comments = [code, ...given.map(([, text]) => text)].join('\n').matchAll(/\/\*\* ?([^]*?)\*\/\s*(\w+\??:)/g)
    const props = [...comments].map(([, text = '', prop = '']) => prop + text)
    const { entry: _, see: __, pairs, keyboard, ...texts } = guide
    const because = pairs.flatMap((pair) => [pair.do.because, pair.dont.because])
    const text = [...Object.values(texts), ...because, keyboard, ...props].flat(2).join(' ')
    return { title, name, text: text.replaceAll('`', ' ') }
  }),
)
index.addAll(
  Object.values(articles).map((text) => {
    const [, title = ''] = /<Meta title="([^"]+)"/.exec(text) ?? []
    const prose = text.replaceAll(/^(import|export) .*$|<\/?[A-Z][^>]*>|[{}[\]|#*<>`]/gm, ' ')
    return { title, name: title.split('/').at(-1), text: prose }
  }),
)

/** Finds pages by any of their words, which the search of the sidebar, by title only, does not. */
export function Search() {
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const found = index.search(asked, { boost: { name: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' })
  return (
    <search>
      <label>
        Words to find
        <br />
        <input type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </label>
      <p>
        <output>{asked.trim() !== '' && `${found.length} ${found.length === 1 ? 'page' : 'pages'}`}</output>
      </p>
      <ol>
        {found.map(({ id, title, text, terms }) => (
          <li key={String(id)}>
            <PageLink title={String(title)} />
            <br />
            <span className="soft">{excerpt(String(text), terms)}</span>
          </li>
        ))}
      </ol>
    </search>
  )
}

/** The text around the first of the terms that were found. */
function excerpt(text: string, terms: readonly string[]): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  const at = Math.max(0, flat.search(new RegExp(terms.map((term) => `\\b${term}`).join('|'), 'i')))
  const start = flat.lastIndexOf(' ', Math.max(0, at - 60)) + 1
  return `${start > 0 ? '…' : ''}${flat.slice(start, at + 120)}…`
}
