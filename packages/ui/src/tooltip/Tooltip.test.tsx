import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { Tooltip } from './Tooltip.tsx'

const button = page.getByRole('button', { name: 'Why?' })
const text = page.getByRole('tooltip')
const show = async () => {
  await render(
    <>
      <button type="button">Before</button>
      <p>
        E-mail
        <Tooltip label="Why?">
          For your receipt. <a href="/articles/2">Your rights</a>
        </Tooltip>
      </p>
      <button type="button">After</button>
    </>,
  )
  // The test before may have left the pointer where the tooltip's button is now.
  await page.getByRole('button', { name: 'After' }).hover()
}

describe('Tooltip', () => {
  it('opens by focus, describes its button, and its links are the next tab stop', async () => {
    await show()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await expect.element(text).toBeVisible()
    await expect.element(button).toHaveAccessibleDescription(/For your receipt/)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Your rights' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(text).not.toBeInTheDocument()
  })

  it('stays during a press elsewhere, which can be taken back, and closes at its end', async () => {
    await show()
    await button.click()
    const elsewhere = page.getByRole('button', { name: 'After' }).element()
    elsewhere.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await userEvent.hover(button)
    await expect.element(text).toBeVisible()
    elsewhere.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await expect.element(text).not.toBeInTheDocument()
  })

  it('is dismissed by Escape without moving the focus', async () => {
    await show()
    button.element().focus()
    await expect.element(text).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(text).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('moves the focus from its link back to the button on Escape', async () => {
    await show()
    button.element().focus()
    await expect.element(text).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Your rights' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(text).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('stays while the pointer moves from the button to the text, and closes when it leaves', async () => {
    await show()
    await button.hover()
    await expect.element(text).toBeVisible()
    await text.hover()
    await expect.element(text).toBeVisible()
    await page.getByRole('button', { name: 'Before' }).hover()
    await expect.element(text).not.toBeInTheDocument()
  })

  it('opens by touch, and closes by a touch elsewhere [HARDENING §4]', async () => {
    await show()
    await tap(button.element())
    await expect.element(text).toBeVisible()
    await tap(page.getByRole('button', { name: 'After' }).element())
    await expect.element(text).not.toBeInTheDocument()
  })

  it('stays after a click until the next', async () => {
    await show()
    await button.click()
    await expect.element(text).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect.element(text).not.toBeInTheDocument()
  })
})
