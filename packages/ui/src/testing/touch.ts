import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Waits for all animations to finish, except infinite ones. */
export async function stillness(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.all(passing.map(async ({ finished }) => finished.catch(() => undefined)))
}

/** A touch as a browser reports it: pointer events of type touch, then a click. */
export async function tap(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' })
  await stillness() // wait until animated elements have stopped
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const point = {
    x: (frame?.left ?? 0) + box.left + box.width / 2,
    y: (frame?.top ?? 0) + box.top + box.height / 2,
  }
  const protocol: CDPSession = cdp()
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
