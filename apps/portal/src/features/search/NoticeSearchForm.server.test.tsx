import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import search from '../../i18n/locales/fr/search.json'
import { NoticeSearchForm } from './NoticeSearchForm.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { search } } })
})

const input = (unknown: boolean) =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(
      <NoticeSearchForm searching={false} unknown={unknown} onSearch={() => undefined} onPlate={() => undefined}>
        <p>Aucun dossier</p>
      </NoticeSearchForm>,
    ),
  )?.[0]

it('marks the number that the operator does not know, and describes it by the message', () => {
  expect(input(true)).toContain('aria-invalid="true"')
  expect(input(true)).toMatch(/aria-describedby="\S+-hint \S+"/)
  expect(input(false)).not.toContain('aria-invalid=')
})
