import { type Language, languages } from '@voie-libre/domain/reference/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTexts, setLanguage } from '../../i18n/texts.ts'
import { useFieldError } from './useFieldError.ts'

// Test files share their modules.
afterAll(() => setLanguage('fr'))

const files = import.meta.glob<Record<string, string>>('../../i18n/locales/*/errors.json', {
  eager: true,
  import: 'default',
})

beforeAll(() => {
  for (const language of languages) {
    const errors = files[`../../i18n/locales/${language}/errors.json`]
    if (errors) addTexts(language, 'errors', errors)
  }
})

function Shown({ code, field }: { code: string; field?: string }) {
  return useFieldError()({ message: code }, field)
}
const shown = (code: string, field?: string) =>
  renderToStaticMarkup(<Shown code={code} {...(field !== undefined && { field })} />)
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')

it.each([
  ['an empty first name', 'required', 'firstName', 'Indiquez votre prénom'],
  ['an empty reason', 'required', 'reasonId', 'Choisissez un motif'],
  ['an empty expiry', 'required', 'cardValidity', "Indiquez la date d'expiration"],
  ['an empty field that it does not know [ERROR-53]', 'required', 'colour', 'Ce champ est obligatoire'],
  ['a wrong e-mail, with an example', 'email_invalid', 'email', "L'email n'est pas valide. Exemple : nom@exemple.fr"],
  ['a code that no server sends', 'password_mandatory', undefined, 'Le mot de passe est obligatoire'],
  ['an unknown code', 'nonsense', undefined, 'Une erreur est apparue, veuillez réessayer plus tard.'],
])('words %s', (_, code, field, text) => {
  setLanguage('fr')
  expect(shown(code, field)).toBe(text)
})

it.each(languages)('in %s says of each empty field what to enter', (language: Language) => {
  setLanguage(language)
  const generic = shown('required')
  const fields = Object.keys(files['../../i18n/locales/fr/errors.json'] ?? {}).flatMap(
    (key) => /^empty_(.*)$/.exec(key)?.[1] ?? [],
  )
  expect(fields.length).toBeGreaterThan(10)
  const texts = fields.map((field) => shown('required', field))
  expect(texts).not.toContain(generic)
  expect(new Set(texts).size).toBe(texts.length)
})
