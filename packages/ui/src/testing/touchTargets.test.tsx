import type { CDPSession } from '@vitest/browser-playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { Footer } from '../footer/Footer.tsx'
import './stories.css'

const touch = async (enabled: boolean) => {
  const protocol: CDPSession = cdp()
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled })
}
beforeAll(async () => {
  document.documentElement.dataset['brand'] = 'harbour'
  await touch(true)
  await page.viewport(375, 667)
})
afterAll(async () => {
  await touch(false)
  await page.viewport(414, 896)
})

const slides = ['One', 'Two', 'Three'].map((id) => ({ id, node: <p>{id}</p> }))
const steps = ['Home', 'Help', 'Paying', 'Deadlines'].map((label) => ({ label, href: `/${label}` }))

const shown = {
  'links of the footer': () => <Footer links={[{ label: 'Legal notice', href: '/legal' }]} />,
  'steps of the breadcrumb': () => <Breadcrumb items={steps} />,
  'dots of the carousel': () => <Carousel label="News" items={slides} />,
}

it.each(Object.entries(shown))('%s are 44 px high for a finger', async (_, Shown) => {
  const { container } = await render(<Shown />)
  const targets = [...container.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility())
  expect(targets.length).toBeGreaterThan(0)
  for (const target of targets) expect([target.outerHTML, target.offsetHeight >= 44]).toEqual([target.outerHTML, true])
})
