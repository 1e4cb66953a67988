import '../reset.css'
import '../styles.css'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider, type HostLinkProps } from '../provider/UiProvider.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

const HostLink = ({ children, ...rest }: HostLinkProps) => (
  <a {...rest} data-router="in-app">
    {children}
  </a>
)

describe('Button', () => {
  it('is natively disabled, unless it has a reason to reach or the focus to keep', async () => {
    const buttons = (disabled: boolean) => (
      <>
        <Button disabled>Alone</Button>
        <Button disabled aria-describedby="why">
          Explained
        </Button>
        <p id="why">Choose a journey.</p>
        <Button disabled={disabled}>Focused</Button>
      </>
    )
    const screen = await render(buttons(false))
    const isNative = (name: string) => screen.getByRole('button', { name }).element().hasAttribute('disabled')
    screen.getByRole('button', { name: 'Focused' }).element().focus()
    await screen.rerender(buttons(true))
    expect(['Alone', 'Explained', 'Focused'].map(isNative)).toEqual([true, false, false])
    await userEvent.tab()
    await expect.poll(() => isNative('Focused')).toBe(true)
  })

  it('looks faded while disabled, but not while it works', async () => {
    const screen = await render(
      <>
        <Button disabled>Disabled</Button>
        <Button loading>Paying</Button>
      </>,
    )
    const opacity = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element()).opacity
    expect([opacity('Disabled'), opacity('Paying')]).toEqual(['0.6', '1'])
  })

  it('emits a click when it has no address', { tags: ['WIDGET-05'] }, async () => {
    const click = vi.fn<() => void>()
    const screen = await render(<Button onClick={click}>Search</Button>)
    await screen.getByRole('button', { name: 'Search' }).click()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(click).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['loading', { loading: true }],
    ['disabled', { disabled: true }],
  ])('ignores clicks and Enter while %s, and keeps the focus', { tags: ['WIDGET-02'] }, async (_, state) => {
    const click = vi.fn<() => void>()
    const send = vi.fn<() => void>()
    const form = (now: typeof state | object) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Button type="submit" onClick={click} {...now}>
          Pay
        </Button>
      </form>
    )
    const screen = await render(form({}))
    const button = screen.getByRole('button', { name: /^Pay/ })
    button.element().focus()
    await screen.rerender(form(state))
    await userEvent.keyboard('{Enter}')
    await button.click({ force: true })
    expect(click).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['loading', { loading: true }],
    ['disabled', { disabled: true }],
  ])(
    'holds back a form of one field, which Enter would send while it is %s',
    { tags: ['WIDGET-02'] },
    async (_, state) => {
      const send = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
      const form = (now: typeof state | object) => (
        <form onSubmit={send}>
          <input aria-label="E-mail" />
          <Button type="submit" {...now}>
            Send
          </Button>
        </form>
      )
      const screen = await render(form(state))
      screen.getByRole('textbox').element().focus()
      await userEvent.keyboard('{Enter}')
      expect(send).not.toHaveBeenCalled()
      await screen.rerender(form({}))
      await userEvent.keyboard('{Enter}')
      expect(send).toHaveBeenCalledOnce()
    },
  )

  it('submits a form with the first press, even when leaving a field shows a message above it', async () => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
    function Form() {
      const [left, setLeft] = useState(false)
      return (
        <form onSubmit={onSubmit}>
          <input aria-label="Name" onBlur={() => flushSync(() => setLeft(true))} />
          {left && <p className="h-96">A long message that pushes the button down</p>}
          <Button type="submit">Send</Button>
        </form>
      )
    }
    const screen = await render(<Form />)
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()

    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('submits a form once with a double click, and again with the next click', async () => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.dblClick(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('announces that it is loading and keeps its name', { tags: ['WIDGET-02'] }, async () => {
    const screen = await render(
      <UiProvider words={english}>
        <Button loading>Pay</Button>
      </UiProvider>,
    )
    const button = screen.getByRole('button', { name: 'Pay', exact: true })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAttribute('aria-description', 'Loading')
  })

  it.each(['https://example.org/a', 'http://example.org', 'HTTPS://EXAMPLE.ORG', 'mailto:help@example.org'])(
    'opens %s in a new window without an opener, and announces it',
    { tags: ['WIDGET-03'] },
    async (href) => {
      const screen = await render(
        <UiProvider link={HostLink}>
          <Button href={href}>Aide</Button>
        </UiProvider>,
      )
      const link = screen.getByRole('link', { name: 'Aide (nouvelle fenêtre)' })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect.element(link).not.toHaveAttribute('data-router')
    },
  )

  it.each(['/form/payment', 'help', '/articles/http'])(
    'links to the page %s of the host',
    { tags: ['WIDGET-04'] },
    async (href) => {
      const screen = await render(
        <UiProvider link={HostLink}>
          <Button href={href}>Payer</Button>
        </UiProvider>,
      )
      const link = screen.getByRole('link', { name: 'Payer', exact: true })
      await expect.element(link).toHaveAttribute('data-router', 'in-app')
      await expect.element(link).not.toHaveAttribute('target')
    },
  )

  it('has a different look for primary, secondary, tertiary and header', { tags: ['WIDGET-01'] }, async () => {
    const variants = ['primary', 'secondary', 'tertiary', 'header'] as const
    const screen = await render(
      <>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </>,
    )
    const looks = variants.map((name) => screen.getByRole('button', { name }).element().className)
    expect(new Set(looks).size).toBe(4)
  })

  it('confirms what cannot be undone in the colours of danger, not of paying', async () => {
    const { container } = await render(
      <>
        <Button variant="danger">Delete</Button>
        <Button>Pay</Button>
      </>,
    )
    // The pointer may still be where an earlier test left it, so paying has one colour with and without it.
    const colors = { danger: 'red', 'on-danger': 'white', 'action-fill': 'blue', 'action-fill-hover': 'blue' }
    for (const [name, color] of Object.entries(colors)) container.style.setProperty(`--vl-color-${name}`, color)
    const looks = [...container.querySelectorAll('button')].map((button) => getComputedStyle(button))
    await expect.poll(() => looks.map((look) => look.backgroundColor)).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)'])
    await expect.poll(() => looks[0]?.color).toBe('rgb(255, 255, 255)')
  })

  it('pads its content by 4 steps', { tags: ['WIDGET-06'] }, async () => {
    const screen = await render(<Button>Payer</Button>)
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(screen.getByRole('button').element())
    expect([paddingInlineStart, paddingInlineEnd]).toEqual(['16px', '16px'])
  })
})

describe('IconButton', () => {
  it('has a name, and does nothing while disabled', { tags: ['WIDGET-02'] }, async () => {
    const click = vi.fn<() => void>()
    const screen = await render(<IconButton icon="close" label="Close" disabled onClick={click} />)
    await screen.getByRole('button', { name: 'Close' }).click({ force: true })
    expect(click).not.toHaveBeenCalled()
  })
})
