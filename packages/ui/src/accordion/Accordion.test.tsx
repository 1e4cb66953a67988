import '../reset.css'
import '../styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { Accordion } from './Accordion.tsx'

const told = vi.fn<(id: string) => void>()
const costly = vi.fn<() => string>(() => 'Seventy-two hours.')
const first = page.getByRole('button', { name: 'How long?' })
const second = page.getByRole('button', { name: 'Which plate?' })
const show = () => {
  told.mockClear()
  costly.mockClear()
  return render(
    <Accordion
      headingLevel={2}
      onOpen={told}
      items={[
        { id: 'delay', title: 'How long?', content: costly },
        { id: 'plate', title: 'Which plate?', content: <a href="/help">Yours</a> },
      ]}
    />,
  )
}

describe('Accordion', () => {
  it('has a button in each heading that exposes whether its answer is open', async () => {
    await show()
    await expect.element(page.getByRole('heading', { level: 2, name: 'How long?' })).toBeVisible()
    await expect.element(first).toHaveAttribute('aria-expanded', 'false')
    await first.click()
    await expect.element(first).toHaveAttribute('aria-expanded', 'true')
    const panel = document.getElementById(first.element().getAttribute('aria-controls') ?? '')
    expect(panel?.textContent).toBe('Seventy-two hours.')
  })

  it('shows an item with an address as a plain link, in this window or a new one', async () => {
    await render(
      <Accordion
        items={[
          { id: 'pay', title: 'Pay now', href: '/form/payment' },
          { id: 'state', title: 'The law', href: 'https://law.example/', newWindow: true },
        ]}
      />,
    )
    await expect.element(page.getByRole('link', { name: 'Pay now' })).not.toHaveAttribute('target')
    const law = page.getByRole('link', { name: /^The law/ })
    await expect.element(law).toHaveAttribute('target', '_blank')
    await expect.element(law).toHaveAttribute('rel', 'noopener noreferrer')
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('calls content and onOpen only when an answer opens, by Enter or Space', async () => {
    await show()
    expect(costly).not.toHaveBeenCalled()
    first.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Seventy-two hours.')).toBeVisible()
    second.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('link', { name: 'Yours' })).toBeVisible()
    expect(told.mock.calls).toEqual([['delay'], ['plate']])
  })

  it('toggles by touch, by Enter and by Space, and keeps several answers open [HARDENING §4]', async () => {
    await show()
    await tap(first.element())
    await expect.element(first).toHaveAttribute('aria-expanded', 'true')
    await tap(second.element())
    await expect.element(second).toHaveAttribute('aria-expanded', 'true')
    await expect.element(first).toHaveAttribute('aria-expanded', 'true')
    first.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  })

  it('opens in 500 ms, and Tab skips a closing answer immediately', { tags: ['WIDGET-36'] }, async () => {
    await show()
    await second.click()
    const link = page.getByRole('link', { name: 'Yours' })
    await expect.element(link).toBeVisible()
    const panel = link.element().closest('section')
    const moving = panel?.parentElement?.getAnimations() ?? []
    expect(moving.map(({ effect }) => effect?.getComputedTiming().duration)).toEqual([500])
    second.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(link.elements().filter((element) => !element.closest('[inert]'))).toHaveLength(0)
    await userEvent.tab()
    expect(document.activeElement?.textContent).not.toBe('Yours')
  })

  it('has closed answers in the page, where the browser’s search finds and opens them', async () => {
    await show()
    const answer = page.getByText('Yours').element()
    const panel = answer.closest('section')
    expect(panel?.getAttribute('hidden')).toBe('until-found')
    expect(answer.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expect.element(second).toHaveAttribute('aria-expanded', 'true')
    expect(panel).not.toHaveAttribute('hidden')
    expect(told.mock.calls).toEqual([['plate']])
  })

  it('is findable again after it has closed', async () => {
    await show()
    await second.click()
    await second.click()
    const panel = page.getByText('Yours').element().closest('section')
    expect(panel).toHaveAttribute('inert')
    await expect.poll(() => panel?.hasAttribute('inert')).toBe(false)
    expect(panel?.getAttribute('hidden')).toBe('until-found')
  })

  it('opens some answers at first', async () => {
    await render(
      <Accordion
        defaultValue={['plate']}
        items={[
          { id: 'delay', title: 'How long?', content: costly },
          { id: 'plate', title: 'Which plate?', content: 'Yours' },
        ]}
      />,
    )
    await expect.element(second).toHaveAttribute('aria-expanded', 'true')
    await expect.element(first).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByText('Yours')).toBeVisible()
  })
})

describe('a host decides which answers are open', () => {
  const items = ['one', 'two', 'a b'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}.` }))
  const question = (id: string) => page.getByRole('button', { name: `Question ${id}` })
  const isOpen = (id: string) => question(id).element().ariaExpanded === 'true'
  const opened = () => items.map(({ id }) => id).filter(isOpen)
  const visit = (address: string) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    if (address) window.location.hash = address
  }
  afterEach(() => visit(''))

  it('one at a time, reported by its id', async () => {
    const onValueChange = vi.fn<(value: string) => void>()
    await render(<Accordion type="single" defaultValue="one" onValueChange={onValueChange} items={items} />)
    expect(opened()).toEqual(['one'])
    await question('two').click()
    await expect.poll(opened).toEqual(['two'])
    await question('two').click()
    await expect.poll(opened).toEqual([])
    expect(onValueChange.mock.calls).toEqual([['two'], ['']])
  })

  it('by its value', async () => {
    const onValueChange = vi.fn<(value: string[]) => void>()
    const { rerender } = await render(<Accordion value={['one']} onValueChange={onValueChange} items={items} />)
    await question('two').click()
    expect(onValueChange.mock.calls).toEqual([[['one', 'two']]])
    expect(opened()).toEqual(['one'])
    await rerender(<Accordion value={['two']} onValueChange={onValueChange} items={items} />)
    expect(opened()).toEqual(['two'])
  })

  it('never a disabled one, not even by the browser’s search or an address', async () => {
    visit('two')
    await render(<Accordion items={items.map((item) => ({ ...item, disabled: item.id === 'two' }))} />)
    await expect.element(question('two')).toBeDisabled()
    expect(opened()).toEqual([])
    const answerOf = (id: string) => document.getElementById(id)?.querySelector('[hidden]')?.getAttribute('hidden')
    expect(answerOf('one')).toBe('until-found')
    expect(answerOf('two')).toBe('')
  })

  it('the one that the address names, on opening the page and later', async () => {
    visit('a%20b')
    const onOpen = vi.fn<(id: string) => void>()
    await render(<Accordion type="single" onOpen={onOpen} items={items} />)
    await expect.poll(opened).toEqual(['a b'])
    visit('one')
    await expect.poll(opened).toEqual(['one'])
    visit('elsewhere')
    await question('two').click()
    await expect.poll(opened).toEqual(['two'])
    expect(onOpen.mock.calls).toEqual([['a b'], ['one'], ['two']])
  })
})
