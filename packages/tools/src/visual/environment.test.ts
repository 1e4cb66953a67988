import { expect, it } from 'vitest'
import { differences } from './environment.ts'

const here = { system: 'linux-x64', chromium: '156.0', fonts: 'abc' }

it.each([
  ['nothing', here, []],
  ['another browser', { ...here, chromium: '155.0' }, ['Chromium: 155.0 then, 156.0 here']],
  [
    'another machine',
    { ...here, system: 'darwin-arm64', fonts: 'def' },
    ['system: darwin-arm64 then, linux-x64 here', 'installed type faces: def then, abc here'],
  ],
])('says that %s differs', (_, there, words) => expect(differences(here, there)).toEqual(words))
