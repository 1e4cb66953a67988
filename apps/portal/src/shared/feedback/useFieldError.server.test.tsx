import { type Language, languages } from '@voie-libre/domain/reference/languages'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { useFieldError } from './useFieldError.ts'

const files = import.meta.glob<Record<string, string>>('../../i18n/locales/*/errors.json', {
  eager: true,
  import: 'default',
})

beforeAll(async () => {
  const resources = Object.fromEntries(
    Object.entries(files).map(([path, errors]) => [path.split('/')[4] ?? '', { errors }]),
  )
  await i18next.use(initReactI18next).init({ lng: 'fr', resources, interpolation: { escapeValue: false } })
})

function Shown({ code, field, example }: { code: string; field?: string; example?: string }) {
  return useFieldError()({ message: code }, field, example)
}
const shown = (code: string, field?: string, example?: string) =>
  renderToStaticMarkup(
    <Shown code={code} {...(field !== undefined && { field })} {...(example !== undefined && { example })} />,
  )
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
])('words %s', async (_, code, field, text) => {
  await i18next.changeLanguage('fr')
  expect(shown(code, field)).toBe(text)
})

it('words a refused plate with an example of its country, if there is one', async () => {
  await i18next.changeLanguage('fr')
  const text = "La plaque d'immatriculation n'est pas valide"
  expect(shown('invalid_number_plate', 'plate')).toBe(text)
  expect(shown('invalid_number_plate', 'plate', 'AB-123-CD')).toBe(`${text}. Exemple : AB-123-CD`)
})

it.each(languages)('in %s says of each empty field what to enter', async (language: Language) => {
  await i18next.changeLanguage(language)
  const generic = shown('required')
  const fields = Object.keys(files['../../i18n/locales/fr/errors.json'] ?? {}).flatMap(
    (key) => /^required_(.*)$/.exec(key)?.[1] ?? [],
  )
  expect(fields.length).toBeGreaterThan(10)
  const texts = fields.map((field) => shown('required', field))
  expect(texts).not.toContain(generic)
  expect(new Set(texts).size).toBe(texts.length)
})
