import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Popover } from './Popover.tsx'

const popover = (
  <Popover label="Your rights" trigger={<Button>Rights</Button>}>
    <a href="/articles/2">All of them</a>
  </Popover>
)
const link = page.getByRole('link', { name: 'All of them' })

it('opens by its button, takes the focus, and returns it on Escape', async () => {
  await render(popover)
  const button = page.getByRole('button', { name: 'Rights' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Your rights' })).toBeVisible()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('appears above the drawer that contains its button', async () => {
  await render(
    <Drawer open onOpenChange={() => {}} title="Menu">
      {popover}
    </Drawer>,
  )
  await page.getByRole('button', { name: 'Rights' }).click()
  await expect.element(link).toBeVisible()
  await link.hover() // Playwright waits until no element covers the link
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
