import { expect, type Page, test } from './support/test.ts'

const everyWidth = [320, 375, 640, 768, 1024, 1280, 1440, 1920]
/** The banners share their layout, so that one page of one brand is measured at every width and the others at few. */
const few = [320, 768, 1440]

/**
 * The lowest contrast between a text of the banner and any pixel behind it, with that text. The texts turn transparent
 * for the picture of their background, so that their own pixels do not count.
 */
async function lowestContrast(page: Page): Promise<{ contrast: number; text: string }> {
  const banner = page.locator('section.on-brand').first()
  const clip = await banner.boundingBox()
  if (!clip) throw new Error('The page has no banner')
  const texts = await banner.evaluate((section) => {
    const { left, top } = section.getBoundingClientRect()
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    const found: { text: string; colour: string; box: [number, number, number, number] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      // A card brings its own background.
      if (text === '' || !parent || parent.closest('.on-surface, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1)
          found.push({ text, colour: getComputedStyle(parent).color, box: [x - left, y - top, width, height] })
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('section.on-brand * { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets = [sheet]
    return found
  })
  const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  return page.evaluate(
    async ({ png, measured }) => {
      document.adoptedStyleSheets = []
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      const luminance = (red = 0, green = 0, blue = 0) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue]
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const pixelOf = (colour: string) => {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        return luminance(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))
      }
      const lights = measured.map(({ colour }) => pixelOf(colour))
      context.drawImage(image, 0, 0)
      let lowest = { contrast: 21, text: '' }
      for (const [index, { text, box }] of measured.entries()) {
        const { data } = context.getImageData(...box)
        const own = lights[index] ?? 0
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(data[at], data[at + 1], data[at + 2])
          const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
          if (contrast < lowest.contrast) lowest = { contrast, text }
        }
      }
      return lowest
    },
    { png: picture, measured: texts },
  )
}

async function show(place: HTMLElement, address: string): Promise<void> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  place.style.backgroundImage = `url("${address}")`
}

for (const brand of ['harbour', 'volcano', 'wireframe']) {
  test(
    `texts on the pictures of ${brand} have a contrast of 4.5`,
    { tag: ['@WIDGET-12', '@OPEN-60'] },
    async ({ page, openDrawn }) => {
      const seen: string[] = []
      for (const [path, picture, widths] of [
        ['/', undefined, brand === 'harbour' ? everyWidth : few],
        ['/', '/media/toll-map.svg', few],
        ['/help', undefined, few],
      ] as const) {
        // An operator's picture takes the place of the brand's, without another document.
        if (picture === undefined) await openDrawn(`${path}?brand=${brand}`)
        else await page.locator('section.on-brand > .cover-image').first().evaluate(show, picture)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const { contrast, text } = await lowestContrast(page)
          if (contrast < 4.5) seen.push(`${path} ${picture ?? ''} ${width} px: ${contrast.toFixed(2)} '${text}'`)
        }
      }
      expect(seen).toEqual([])
    },
  )
}
