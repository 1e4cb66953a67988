import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// Draws SVG texts without a browser, with one dependency, and an Apache project releases it (6.1: May 2026). Vega with
// Vega-Lite needs 30 packages, and Observable Plot a DOM.
import * as echarts from 'echarts'
import { root } from '../paths.ts'

const documentFile = join(root, 'docs/PERFORMANCE.md')
const folder = join(root, 'docs/charts')

/** `pnpm bench --chart`: draws the tables of docs/PERFORMANCE.md, which both that page and the README show. */
export async function drawCharts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, svg] of charts(await readFile(documentFile, 'utf8'))) await writeFile(join(folder, name), svg)
  console.log('docs/charts is drawn.')
}

/** The charts of the page's tables, by file name. */
export function charts(markdown: string): ReadonlyMap<string, string> {
  const toll = tableAfter(markdown, '## The toll page')
  const acts = toll.rows.filter(([name]) => !/kB|mean/.test(name ?? ''))
  const open = tableAfter(markdown, '## Every open page')
  return new Map([
    [
      'toll.svg',
      bars({
        title: 'The toll page, compared with other libraries',
        unit: 'times as long as bare React (logarithmic)',
        isLogarithmic: true,
        names: acts.map(([name = '']) => name),
        series: ['ours', 'Mantine', 'MUI', 'React Aria'].map((name) => ({ name, values: toll.numbers(name, acts) })),
        line: { name: 'bare React', value: 1 },
      }),
    ],
    [
      'pages.svg',
      bars({
        title: 'Largest contentful paint of every open page, on a phone',
        unit: 'milliseconds',
        names: open.rows.map(([name = '']) => plain(name)),
        series: ['LCP, ms', 'static page, ms'].map((name) => ({
          name: name === 'LCP, ms' ? 'our page' : 'the same page without scripts',
          values: open.numbers(name),
        })),
      }),
    ],
    [
      'scripts.svg',
      bars({
        title: 'JavaScript that a page loads first',
        unit: 'kB, as transferred',
        names: open.rows.map(([name = '']) => plain(name)),
        series: ['JavaScript before, kB', 'JavaScript, kB'].map((name) => ({
          name: name.includes('before') ? 'before' : 'now',
          values: open.numbers(name),
        })),
        line: { name: 'budget', value: 180 },
      }),
    ],
  ])
}

/** The first table after a heading. Throws without one, so that a chart never misses its figures silently. */
function tableAfter(markdown: string, heading: string) {
  const [, section] = markdown.split(`${heading}\n`)
  const lines = section
    ?.match(/(?:^\|.*\n)+/m)?.[0]
    .trim()
    .split('\n')
  if (!lines) throw new Error(`docs/PERFORMANCE.md has no table after '${heading}'.`)
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('**', '').trim())
  const [head = '', , ...body] = lines
  const columns = cells(head)
  const rows = body.map(cells)
  return {
    rows,
    numbers: (name: string, of = rows): number[] => {
      const column = columns.indexOf(name)
      if (column < 0) throw new Error(`The table after '${heading}' has no column '${name}'.`)
      return of.map((row) => Number(row[column]))
    },
  }
}

const plain = (cell: string) => cell.replaceAll('`', '')

interface Bars {
  title: string
  unit: string
  isLogarithmic?: boolean
  names: readonly string[]
  series: readonly { name: string; values: readonly number[] }[]
  /** A reference across all bars. */
  line?: { name: string; value: number }
}

/** Each has a contrast of at least 3:1 on white and on the dark page of a code host. */
const fills = ['#2f7fc1', '#c26a1c', '#8a63c9', '#5f8a3b']
const ink = '#24292f'
const rule = '#afb8c1'
/** What a dark page shows instead. */
const dark: Readonly<Record<string, string>> = { [ink]: '#e6edf3', [rule]: '#57606a' }

function bars({ title, unit, isLogarithmic = false, names, series, line }: Bars): string {
  const width = 860
  const longest = Math.max(...names.map((name) => name.length))
  const height = 148 + names.length * (series.length * 12 + 14)
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  const text = { color: ink, fontFamily: 'system-ui, sans-serif', fontSize: 13 }
  chart.setOption({
    animation: false,
    color: fills,
    textStyle: text,
    title: { text: title, subtext: unit, textStyle: { ...text, fontSize: 16 }, subtextStyle: text },
    legend: { bottom: 0, itemGap: 24, textStyle: text, show: series.length > 1 },
    // The library cannot measure text outside a browser, so the names get the room of wide letters.
    grid: { left: 16 + 8 * longest, right: 56, top: 84, bottom: 64 },
    xAxis: {
      type: isLogarithmic ? 'log' : 'value',
      ...(isLogarithmic && { min: 0.5 }),
      axisLabel: text,
      splitLine: { lineStyle: { color: rule } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: [...names],
      axisLabel: text,
      axisLine: { lineStyle: { color: ink } },
      axisTick: { show: false },
    },
    series: series.map(({ name, values }, index) => ({
      name,
      type: 'bar',
      data: [...values],
      silent: true, // a picture has no pointer
      barCategoryGap: '25%',
      label: { show: true, position: 'right', ...text, fontSize: 11 },
      ...(index === 0 &&
        line && {
          markLine: {
            symbol: 'none',
            data: [{ xAxis: line.value }],
            lineStyle: { color: ink },
            label: { ...text, formatter: line.name, position: 'start' as const },
          },
        }),
    })),
  })
  // The library numbers the charts of a process.
  const svg = chart.renderToSVGString().replaceAll(/\bzr\d+-/g, 'bar-')
  chart.dispose()
  const figures = names.map(
    (name, row) => `${name}: ${series.map((one) => `${one.name} ${one.values[row]}`).join(', ')}`,
  )
  return accessible(svg, `${title}, in ${unit}`, figures.join('; '))
}

/** Adds what a screen reader says, and the colours of a dark page. */
function accessible(svg: string, title: string, description: string): string {
  const rules = Object.entries(dark).map(
    ([light, other]) => `[fill="${light}"]{fill:${other}}[stroke="${light}"]{stroke:${other}}`,
  )
  const head = [
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<style>@media (prefers-color-scheme: dark){${rules.join('')}}</style>`,
  ]
  return `${svg.replace(/<svg ([^>]*)>/, (_, attributes: string) => `<svg role="img" aria-labelledby="title desc" ${attributes}>${head.join('')}`)}\n`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
