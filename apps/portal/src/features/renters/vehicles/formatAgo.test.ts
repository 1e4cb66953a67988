import i18next from 'i18next'
import { expect, it } from 'vitest'
import { formatAgo } from './formatAgo.ts'

it('says how long ago a day was, after two months in months, after a year in years', async () => {
  await i18next.init({ lng: 'fr', resources: {} })
  const words = [1, 59, 200, 359, 360, 700].map(formatAgo)
  expect(words).toEqual(['hier', 'il y a 59 jours', 'il y a 6 mois', 'il y a 11 mois', 'il y a 1 an', 'il y a 1 an'])
})
