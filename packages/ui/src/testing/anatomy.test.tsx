import '../reset.css'
import '../styles.css'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { anatomyOf } from '../../docs/anatomyOf.ts'
import { Button } from '../button/Button.tsx'

const values = {
  '--vl-spacing': '5px',
  '--vl-size-control': '60px',
  '--vl-stroke-control': '3px',
  '--vl-radius-control': '7px',
}
beforeEach(() => {
  for (const [name, value] of Object.entries(values)) document.documentElement.style.setProperty(name, value)
})
afterEach(() => document.documentElement.removeAttribute('style'))

it('measures the boxes of a component and names their tokens', async () => {
  const { container } = await render(
    <div className="pb-80">
      <Button icon="check">Pay</Button>
      <Button icon="check">Pay</Button>
    </div>,
  )
  const [button, icon] = anatomyOf(container)
  expect(button?.name).toBe('`button` (button)')
  expect(button?.count).toBe(2)
  expect(button?.measures).toEqual([
    'padding 10 px 20 px (2 4 × `--vl-spacing`)',
    'gap 10 px (2 × `--vl-spacing`)',
    'height 60 px (`--vl-size-control`)',
    'border 3 px (`--vl-stroke-control`)',
    'corner 7 px (`--vl-radius-control`)',
  ])
  expect(icon?.name).toBe('icon check')
})
