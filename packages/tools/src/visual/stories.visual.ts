import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { sheetsFolder, looks } from './sheets.ts'
import { storiesOf, storybookFolder } from './stories.ts'

const stories = await storiesOf(storybookFolder)
const sheets = process.env['VISUAL_SHEETS'] === 'yes'

for (const title of new Set(stories.map((story) => story.title))) {
  test(title, async ({ page }) => {
    // Stops the clock: some stories compute dates from today, and transitions depend on time.
    await page.clock.setFixedTime('2026-03-14T10:30:00')
    const own = stories.filter((story) => story.title === title)
    const [first] = own
    for (const { id } of own) {
      await show(page, id)
      // Soft, so that one run reports every story that differs.
      await expect.soft(page).toHaveScreenshot(`${id}.png`, { fullPage: true, clip: await extent(page) })
      if (sheets && id === first?.id) await photographModes(page, title)
    }
  })
}

/** Photographs the first story in every brand and mode for the sheets. Switching attributes is cheaper than reloading. */
async function photographModes(page: Page, title: string): Promise<void> {
  for (const { name, brand, mode } of looks) {
    await page.evaluate((attributes) => Object.assign(document.documentElement.dataset, attributes), { brand, mode })
    await page.screenshot({
      path: join(sheetsFolder, name, `${title.replace('/', ' ')}.jpeg`),
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
      clip: await extent(page),
      fullPage: true,
    })
  }
}

const wide = { width: 1040, height: 720 }
const phone = { width: 320, height: 640 }

/** Opens a story and waits until its play function is done. A story made for phones gets a phone's viewport. */
async function show(page: Page, id: string): Promise<void> {
  await page.setViewportSize(wide)
  await finished(page, id)
  const small = await page.evaluate(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').currentRender.story.storyGlobals.viewport,
  )
  if (!small) return
  await page.setViewportSize(phone)
  await finished(page, id)
}

async function finished(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`)
  const phase = await page.waitForFunction(() => {
    const now: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase
    return now === 'finished' || now === 'errored' ? now : false
  })
  expect(await phase.jsonValue(), `${id} failed`).toBe('finished')
  await page.mouse.move(0, 0)
}

/** The story with a margin; the whole window when an overlay covers the page. */
function extent(page: Page) {
  return page.evaluate(() => {
    const story = document.querySelector('#storybook-root')?.getBoundingClientRect()
    const layers = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [role=tooltip]')]
    const bottom = Math.max(story?.bottom ?? 0, ...layers.map((layer) => layer.getBoundingClientRect().bottom))
    const overPage = [...document.querySelectorAll('body *')].some((element) => {
      const { position, visibility } = getComputedStyle(element)
      return position === 'fixed' && visibility === 'visible' && element.getBoundingClientRect().height > 1
    })
    return { x: 0, y: 0, width: innerWidth, height: overPage ? innerHeight : Math.ceil(Math.max(40, bottom) + 16) }
  })
}
