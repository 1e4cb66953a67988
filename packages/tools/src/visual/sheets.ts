import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { cache } from '../paths.ts'
import { pictures } from './environment.ts'

/** Each brand in light and dark mode. */
export const looks = ['harbour', 'volcano', 'wireframe'].flatMap((brand) =>
  ['light', 'dark'].map((mode) => ({ name: `${brand}-${mode}`, brand, mode })),
)

/** Temporary folder of the single pictures before they are put on their sheet. */
export const sheetsFolder = join(cache, 'sheets')

/** Writes one picture per brand and mode with the first story of every component, for review and not for comparison. */
export async function writeSheets(): Promise<void> {
  const folder = resolve(pictures, 'sheets')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } })
  for (const { name } of looks) {
    const files = (await readdir(join(sheetsFolder, name))).toSorted()
    const images = await Promise.all(
      files.map(async (file) => {
        const data = await readFile(join(sheetsFolder, name, file), 'base64')
        return `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${file.replace('.jpeg', '')}</figcaption></figure>`
      }),
    )
    await page.setContent(
      `<!doctype html><style>body{margin:1rem;columns:4;font:14px sans-serif;background:Gray;color:White}figure{margin:0 0 1rem;break-inside:avoid}img{width:100%}</style>${images.join('')}`,
      { waitUntil: 'load' },
    )
    await page.screenshot({ path: join(folder, `${name}.jpeg`), type: 'jpeg', quality: 60, fullPage: true })
  }
  await browser.close()
  await rm(sheetsFolder, { recursive: true, force: true })
}
