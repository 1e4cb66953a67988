import { expect, it } from 'vitest'
import { copiedPackages, noticesOf } from './build.ts'

it('each package is named once, by name, with its licence and its text', () => {
  const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'Copyright Meta\n' }
  const bare = { name: 'bare', version: '1.0.0' }
  const notices = noticesOf([react, bare, { ...react }])
  expect(notices.match(/^\S+ [\d.]+ \(.*\)$/gm)).toEqual(['bare 1.0.0 (licence not named)', 'react 19.3.1 (MIT)'])
  expect(notices).toContain('Copyright Meta')
  expect(notices).toContain('The package contains no text of its licence.')
})

it('what is copied brings its licence: fonts, flags and the base of the style sheet', () => {
  const copied = copiedPackages()
  expect(copied.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@fontsource-variable/figtree', 'flag-icons', 'tailwindcss']),
  )
  expect(new Set(copied.map(({ identifier }) => identifier))).toEqual(new Set(['OFL-1.1', 'MIT']))
  expect(copied.filter(({ text = '' }) => !/copyright/i.test(text))).toEqual([])
})
