import i18next from 'i18next'
import { expect, it } from 'vitest'
import { formatAgo } from './formatAgo.ts'

it('says how long ago a day was, after two months in months', async () => {
  await i18next.init({ lng: 'fr', resources: {} })
  expect([formatAgo(1), formatAgo(59), formatAgo(200)]).toEqual(['hier', 'il y a 59 jours', 'il y a 6 mois'])
})
