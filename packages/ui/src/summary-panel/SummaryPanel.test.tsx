import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../reset.css'
import '../styles.css'
import { Button } from '../button/Button.tsx'
import { faces, setIn } from '../testing/faces.ts'
import { SummaryPanel } from './SummaryPanel.tsx'

const lines = Array.from({ length: 30 }, (_, day) => ({ label: `Day ${day + 1}`, amount: '7,40 €' }))
const panel = (amount: string) => (
  <SummaryPanel
    title="Your payment"
    lines={lines}
    total={{ label: 'Total', amount }}
    note={'Paid at once. '.repeat(80)}
  >
    <button type="button">Pay</button>
  </SummaryPanel>
)

it.each(faces)(
  'is at most 500 px high below 1024 px while closed, in a %s face',
  { tags: ['LIST-06'] },
  async (face) => {
    await setIn(face)
    await page.viewport(375, 1200)
    const screen = await render(panel('222,00 €'))
    const region = screen.getByRole('region', { name: 'Your payment' })
    expect(region.element().getBoundingClientRect().height).toBeLessThanOrEqual(500)
    await expect.element(screen.getByText('Day 1', { exact: true })).not.toBeVisible()

    const toggle = screen.getByRole('button', { name: 'Afficher le détail' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect.element(screen.getByText('Day 1', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: 'Masquer le détail' }))
      .toHaveAttribute('aria-expanded', 'true')
    expect(region.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(1200)
  },
)

it.each(faces)(
  'is one row of 72 px with total and button on a phone while closed, in a %s face',
  { tags: ['LIST-06'] },
  async (face) => {
    await setIn(face)
    await page.viewport(375, 667)
    const screen = await render(
      <SummaryPanel
        title="Your payment"
        lines={lines}
        total={{ label: 'Total', amount: '222,00 €' }}
        note="Paid within 15 days."
      >
        <Button>Payer 222,00 €</Button>
      </SummaryPanel>,
    )
    const region = screen.getByRole('region', { name: 'Your payment' })
    expect(region.element().getBoundingClientRect().height).toBeLessThanOrEqual(74)
    const boxes = [screen.getByText('Total', { exact: true }), screen.getByRole('button', { name: /^Payer/ })].map(
      (part) => part.element().getBoundingClientRect(),
    )
    for (const { left, right } of boxes) expect([left >= 0, right <= 375]).toEqual([true, true])
    await expect.element(screen.getByText('Paid within 15 days.')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le détail' }))
    await expect.element(screen.getByText('Paid within 15 days.')).toBeVisible()
  },
)

it('shows all of its lines from 1024 px on, without a button', { tags: ['LIST-05'] }, async () => {
  await page.viewport(1440, 900)
  const screen = await render(panel('222,00 €'))
  await expect.element(screen.getByText('Day 1', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Afficher le détail')).not.toBeVisible()
})

it('announces a new total politely', { tags: ['HARDENING-7.5'] }, async () => {
  const screen = await render(panel('222,00 €'))
  const total = screen.getByText('222,00 €').element().closest('[aria-live]')
  expect(total).toHaveAttribute('aria-live', 'polite')
  expect(total).toHaveAttribute('aria-atomic', 'true')
  await screen.rerender(panel('229,40 €'))
  expect(total).toHaveTextContent('Total 229,40 €')
  expect(total?.isConnected).toBe(true)
})

const windows = [
  [375, 667],
  [640, 400],
  [320, 256],
] as const

it.each(faces.flatMap((face) => windows.map(([width, height]) => ({ face, width, height }))))(
  'hides no focused element at $width x $height px, in a $face face',
  { tags: ['HARDENING-2.4.11'] },
  async (look) => {
    const { face, width, height } = look
    await setIn(face)
    await page.viewport(width, height)
    await render(
      <div className="grid gap-6">
        <div className="flex flex-col gap-6">
          {Array.from({ length: 12 }, (_, row) => (
            <div key={row}>
              <input type="checkbox" aria-label={`Journey ${row}`} className="m-4 h-6 w-6" />
              <details>
                <summary>Costs {row}</summary>
              </details>
              <a href="#main">More about {row}</a>
            </div>
          ))}
        </div>
        {panel('222,00 €')}
      </div>,
    )
    const hidden: string[] = []
    for (let stop = 0; stop < 36; stop += 1) {
      await userEvent.tab()
      const { activeElement } = document
      const { left, top, width: wide, height: high } = activeElement?.getBoundingClientRect() ?? new DOMRect()
      const there = document.elementFromPoint(left + wide / 2, top + high / 2)
      if (!activeElement?.contains(there)) hidden.push(activeElement?.textContent || `stop ${stop}`)
    }
    expect(hidden).toEqual([])
  },
)

it('scrolls with the page and shows all of its lines if it is not sticky', async () => {
  await page.viewport(375, 667)
  const screen = await render(
    <SummaryPanel title="Your payment" lines={lines} total={{ label: 'Total', amount: '222,00 €' }} sticky={false} />,
  )
  await expect.element(screen.getByText('Day 30', { exact: true })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  const panelStyle = getComputedStyle(screen.getByRole('region', { name: 'Your payment' }).element())
  expect([panelStyle.position, panelStyle.overflowY]).toEqual(['static', 'visible'])
})
