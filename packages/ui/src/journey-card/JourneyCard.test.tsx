import { cloneElement, useCallback, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../reset.css'
import '../styles.css'
import { setIn } from '../testing/faces.ts'
import { JourneyCard, type JourneyCardProps } from './JourneyCard.tsx'
import { Pictogram } from './Pictogram.tsx'

vi.mock(import('./Pictogram.tsx'), { spy: true })

const journey: JourneyCardProps = {
  date: '12/03/26 08:41',
  reference: 'No. 4417',
  category: 'Class 1',
  from: 'Montmarault',
  to: 'Digoin',
  price: '7,40 €',
  priceDetail: 'of which 1,00 € surcharge',
  notice: { text: '9 days left', tone: 'calm' },
  kind: 'freeFlow',
  label: '12 March, 7,40 €',
}
it(
  'shows the details a driver needs to recognise the journey',
  { tags: ['LIST-08', 'LIST-09', 'LIST-10', 'LIST-11', 'LIST-12'] },
  async () => {
    const screen = await render(<JourneyCard {...journey} />)
    for (const text of ['12/03/26 08:41', 'No. 4417 · Class 1', 'Montmarault → Digoin', '7,40 €', '9 days left']) {
      await expect.element(screen.getByRole('listitem').getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(screen.getByText('of which 1,00 € surcharge')).toBeVisible()
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  },
)

it(
  'names its checkbox by date and price, and is selected by a press anywhere on the card or by Space',
  { tags: ['LIST-13'] },
  async () => {
    const change = vi.fn<(selected: boolean, value: string) => void>()
    const screen = await render(<JourneyCard {...journey} value="j1" onCheckedChange={change} />)
    const box = screen.getByRole('checkbox', { name: '12 March, 7,40 €', exact: true })
    await userEvent.click(screen.getByText('Montmarault → Digoin'))
    expect(change).toHaveBeenLastCalledWith(true, 'j1')
    await screen.rerender(<JourneyCard {...journey} value="j1" onCheckedChange={change} checked />)
    await expect.element(box).toBeChecked()
    await userEvent.keyboard(' ')
    expect(change).toHaveBeenLastCalledWith(false, 'j1')
  },
)

it('ends the line of the way before the arrow and not at the hyphen of a gate that fits', async () => {
  const screen = await render(<JourneyCard {...journey} from="Moulins (30-32)" to={'Deux-Chaises\u00a0(34)'} />)
  const way = screen.getByText('Moulins (30-32) → Deux-Chaises (34)', { exact: true }).element()
  const rectsOf = (node: Node | null | undefined) => {
    if (!node) throw new Error('no text')
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const wide = way.getBoundingClientRect().width
  const gate = way.lastElementChild
  if (!(way instanceof HTMLElement) || !gate) throw new Error('no way')
  // A third less than the second gate needs: 'Deux-' would fit.
  way.style.display = 'block'
  way.style.width = `${wide - gate.getBoundingClientRect().width / 3}px`
  expect(rectsOf(gate.lastChild)).toHaveLength(1)
})

it('is at most 160 px high on a phone, with way and deadline', async () => {
  await setIn('narrow')
  await page.viewport(375, 667)
  const screen = await render(<JourneyCard {...journey} priceDetail={undefined} onCheckedChange={() => {}} />)
  expect(screen.getByRole('listitem').element().getBoundingClientRect().height).toBeLessThanOrEqual(160)
})

it('is disabled with its reason, and cannot be selected', async () => {
  const change = vi.fn<(selected: boolean) => void>()
  const screen = await render(<JourneyCard {...journey} onCheckedChange={change} disabledReason="Sent to the court." />)
  await expect.element(screen.getByRole('checkbox')).toBeDisabled()
  await expect.element(screen.getByText('Sent to the court.')).toBeVisible()
  await userEvent.click(screen.getByText('Montmarault → Digoin'), { force: true })
  expect(change).not.toHaveBeenCalled()
})

it('has a hover style unless hover is false', { tags: ['LIST-14'] }, async () => {
  const screen = await render(<JourneyCard {...journey} onCheckedChange={() => {}} />)
  expect(screen.getByRole('listitem').element().className).toContain('hover:')
  await screen.rerender(<JourneyCard {...journey} onCheckedChange={() => {}} hover={false} />)
  expect(screen.getByRole('listitem').element().className).not.toContain('hover:')
})

it('keeps its action separate from the checkbox', async () => {
  const change = vi.fn<(selected: boolean) => void>()
  const act = vi.fn<() => void>()
  const screen = await render(
    <JourneyCard
      {...journey}
      onCheckedChange={change}
      action={
        <button type="button" onClick={act}>
          Remove
        </button>
      }
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(act).toHaveBeenCalledOnce()
  expect(change).not.toHaveBeenCalled()
})

it('toggles without rendering its content again, even with a new notice object at each render', async () => {
  function List() {
    const [selected, setSelected] = useState<readonly string[]>([])
    const toggle = useCallback(
      (on: boolean, value: string) => setSelected((all) => (on ? [...all, value] : all.filter((one) => one !== value))),
      [],
    )
    return (
      <ul>
        {['a', 'b', 'c', 'd'].map((value) => (
          <JourneyCard
            {...journey}
            key={value}
            label={value}
            value={value}
            notice={{ text: '9 days left', tone: 'calm' }}
            checked={selected.includes(value)}
            onCheckedChange={toggle}
          />
        ))}
      </ul>
    )
  }
  const screen = await render(<List />)
  vi.mocked(Pictogram).mockClear() // rendered with the card's content, so its calls show whether that rendered again
  await userEvent.click(screen.getByRole('checkbox', { name: 'b' }))
  await expect.element(screen.getByRole('checkbox', { name: 'b' })).toBeChecked()
  expect(vi.mocked(Pictogram)).not.toHaveBeenCalled()
})

it('works in a form without a handler: it posts its value, and a reset returns to the default', async () => {
  const screen = await render(
    <form aria-label="Journeys">
      <JourneyCard {...journey} name="journey" value="a" label="a" defaultChecked />
      <JourneyCard {...journey} name="journey" value="b" label="b" />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = screen.getByRole('form', { name: 'Journeys' }).element()
  if (!(form instanceof HTMLFormElement)) throw new Error('no form')
  const posted = () => new FormData(form).getAll('journey')
  expect(posted()).toEqual(['a'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'b' }))
  expect(posted()).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(posted()).toEqual(['a'])
})

it('works without a handler in a form from the server, before it is hydrated and after', async () => {
  const fields = (
    <form aria-label="From the server">
      <JourneyCard {...journey} name="journey" value="a" label="a" defaultChecked />
      <JourneyCard {...journey} name="journey" value="b" label="b" />
    </form>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(fields)
  const form = host.querySelector('form')
  if (!form) throw new Error('no form')
  const posted = () => new FormData(form).getAll('journey')
  const tick = (name: string) => userEvent.click(page.getByRole('checkbox', { name }))
  expect(posted()).toEqual(['a'])
  await tick('b')
  expect(posted()).toEqual(['a', 'b'])
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const hydrated = vi.fn<(form: HTMLFormElement | null) => void>()
  const root = hydrateRoot(host, cloneElement(fields, { ref: hydrated }), { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.poll(() => hydrated.mock.calls).toEqual([[form]])
  expect(posted(), 'what was ticked before').toEqual(['a', 'b'])
  await tick('a')
  expect(posted()).toEqual(['b'])
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('still takes the earlier names of its props', async () => {
  const { label = '', ...rest } = journey
  const change = vi.fn<(selected: boolean, value: string) => void>()
  const screen = await render(<JourneyCard {...rest} name={label} value="j1" selected onSelectedChange={change} />)
  const box = screen.getByRole('checkbox', { name: label })
  await expect.element(box).toBeChecked()
  await userEvent.click(box)
  expect(change).toHaveBeenCalledWith(false, 'j1')
})
