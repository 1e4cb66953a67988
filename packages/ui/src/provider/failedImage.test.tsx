import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CountrySelect } from '../country-select/CountrySelect.tsx'
import { Header } from '../header/Header.tsx'
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx'
import { UiProvider } from './UiProvider.tsx'

const absent = 'data:image/svg+xml,absent'
const ignore = () => {}

it.each([
  [
    'a flag of CountrySelect',
    <CountrySelect key="c" label="L" options={[{ code: 'FR', name: 'France' }]} value="FR" onValueChange={ignore} />,
  ],
  [
    'a flag of LanguageSwitch',
    <LanguageSwitch key="l" languages={[{ code: 'fr', label: 'Français', flag: 'fr', href: '/fr', current: true }]} />,
  ],
  ['the logo of Header', <Header key="h" logo={{ src: absent, alt: 'Our motorway', href: '/' }} tabs={[]} />],
])('%s that failed before hydration does not stay a broken picture', async (_, part) => {
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  const page = <UiProvider flagUrl={() => absent}>{part}</UiProvider>
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const image = place.querySelector('img')
  await expect.poll(() => image?.complete).toBe(true)
  const root = hydrateRoot(place, page)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    vi.restoreAllMocks()
  })
  await expect.poll(() => [...place.querySelectorAll('img:not(.invisible)')]).toEqual([])
})
