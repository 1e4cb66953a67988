import '../reset.css'
import '../styles.css'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/Button.tsx'
import { Tag } from '../tag/Tag.tsx'
import { Cluster, type ClusterProps } from './Cluster.tsx'

async function boxes(width: number, props: ClusterProps) {
  await page.viewport(Math.max(width, 300), 600)
  const screen = await render(
    <Cluster {...props}>
      <Button>Cancel</Button>
      <Button>Send</Button>
    </Cluster>,
  )
  screen.container.style.width = `${width}px`
  const of = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect()
  return { cancel: of('Cancel'), send: of('Send'), all: screen.container.getBoundingClientRect() }
}

it('places its items in one row where there is room', async () => {
  const { cancel, send } = await boxes(700, { phone: 'stack' })
  expect(send.top).toBe(cancel.top)
  expect(send.left).toBeGreaterThan(cancel.right)
})

it('centres a tag beside a button, at its own height', async () => {
  const tag = createRef<HTMLSpanElement>()
  const screen = await render(
    <Cluster>
      <Button>Pay</Button>
      <Tag ref={tag}>Late</Tag>
    </Cluster>,
  )
  const button = screen.getByRole('button', { name: 'Pay' }).element()
  await expect.poll(() => (tag.current?.offsetHeight ?? 0) < button.clientHeight - 4).toBe(true)
})

it('begins a new row without room', async () => {
  const { cancel, send } = await boxes(100, {})
  expect(send.top).toBeGreaterThan(cancel.bottom)
  expect(send.left).toBe(cancel.left)
})

it('shows full buttons on a phone, the main action on top', async () => {
  const { cancel, send, all } = await boxes(375, { phone: 'stack' })
  expect(cancel.top).toBeGreaterThan(send.bottom)
  expect([cancel.width, send.width]).toEqual([all.width, all.width])
})

it.each([
  ['end', (part: DOMRect, all: DOMRect) => all.right - part.right],
  ['between', (part: DOMRect, all: DOMRect) => all.right - part.right],
] as const)('aligns its items: %s', async (align, rest) => {
  const { send, all } = await boxes(700, { align })
  expect(Math.round(rest(send, all))).toBe(0)
})
