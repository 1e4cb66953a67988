import { errorCodes } from '@voie-libre/contract/errorCodes'
import { type Language, languages } from '@voie-libre/domain/reference/languages'
import { describe, expect, it } from 'vitest'
import french from './locales/fr/errors.json'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { eager: true, import: 'default' })
const namespaces = [...new Set(Object.keys(files).map((path) => path.split('/')[3] ?? ''))]
const plural = /_(zero|one|two|few|many|other)$/

/** Flattens a file to pairs of path ('a.b') and text. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([key, child]) => texts(child, path ? `${path}.${key}` : key))
}
const textsOf = (language: string, file: string) => texts(files[`./locales/${language}/${file}`])
/** Digits of a text, in any order and whatever separates the thousands. */
const numbers = (text: string) =>
  [
    ...text
      .replaceAll(/\{\{.*?\}\}/g, '')
      .replaceAll(/(\d)[.,\s](?=\d{3}\b)/g, '$1')
      .matchAll(/\d+/g),
  ]
    .map(([found]) => found)
    .toSorted()
/** The familiar address, and words for which docs/GLOSSARY.md has another one. */
const unwanted: Record<Language, RegExp> = {
  fr: /(?<!\{)indemnité|\bfrais\b|(?<![\p{L}{])(tu|toi|tes?)(?!\p{L})/iu,
  en: /\bdebited\b/i,
  de: /\b(du|dir|dich|dein\w*)\b/i,
  it: /\b(tu|ti|tuo|tua|tuoi|tue|puoi|potresti|hai)\b|tragitt[oi]\b|\btransit[oi]\b|non pagare/i,
  es: /\b(tus?|puedes|tienes)\b|comprobante|ministerio fiscal/i,
}
/** A sentence, which has a full stop, that addresses the driver with the imperative of `tu`. */
const imperative =
  /(?:^|[.:;?] )(?:accedi|aggiungi|apri|cerca|chiedi|completa|conferma|contatta|controlla|crea|elimina|incolla|indica|inserisci|leggi|modifica|paga|prova|ricarica|riprova|scarica|scegli|scrivi|seleziona|tieni|torna|usa|verifica) .*\./i
/** Texts that the specification fixes letter for letter, with ordinary spaces. */
const fixed = new Set([
  'Mot de passe oublié ?',
  'Vous ne trouver pas réponse à votre question ?',
  'La taille totale des fichiers ne doit pas dépasser 5 Mo',
  'Erreur : {{text}}',
])
/** French separates these signs by a no-break space; the other languages write them without a space. */
const looseSign = {
  french: /(?<![\u202F!?])[!?;](?=\s|$)|(?<!\u00A0):(?=\s|$)|(?<!\u202F)»|«(?!\u202F)/u,
  other: /\s[!?;:](?=\s|$)/u,
}
/** A number that a line break could part from its unit. */
const looseUnit = /(?:\d|\}\}) (?:€|%|km|k[oB]|M[oB]|min|px)(?!\p{L})/u
/** The characters of the rule for passwords, not punctuation. */
const isList = (text: string) => text.includes('- , ; : +')
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)

describe('the texts', () => {
  const others = languages.filter((language) => language !== 'fr')

  it.each(others.flatMap((language) => namespaces.map((file) => [language, file] as const)))(
    '%s has the same keys as French in %s',
    { tags: ['I18N-01', 'I18N-02'] },
    (language, file) => {
      const keys = (code: string) =>
        [...new Set(textsOf(code, file).map(([key]) => key.replace(plural, '')))].toSorted()
      expect(keys(language)).toEqual(keys('fr'))
    },
  )

  it.each(others.flatMap((language) => namespaces.map((file) => [language, file] as const)))(
    '%s has the same placeholders as French in %s',
    (language, file) => {
      const blanks = (code: string) => {
        const found = new Map<string, Set<string>>()
        for (const [key, text] of textsOf(code, file)) {
          const name = key.replace(plural, '')
          found.set(name, new Set([...(found.get(name) ?? []), ...placeholders(text)]))
        }
        return Object.fromEntries([...found].map(([key, names]) => [key, [...names].toSorted()]))
      }
      expect(blanks(language)).toEqual(blanks('fr'))
    },
  )

  it.each(others)('%s states the same numbers as French', (language) => {
    // The specification fixes the French words of the delay; English names its length. [LIST-16]
    const added = new Map([['en empty.delay', ['48']]])
    for (const file of namespaces) {
      const originals = new Map(textsOf('fr', file))
      for (const [key, text] of textsOf(language, file))
        expect([file, key, numbers(text)]).toEqual([
          file,
          key,
          added.get(`${language} ${key}`) ?? numbers(originals.get(key) ?? ''),
        ])
    }
  })

  it.each(languages)('%s keeps to the formal address and to one word per idea', (language) => {
    const found = namespaces.flatMap((file) =>
      textsOf(language, file).filter(([, text]) => unwanted[language].test(text)),
    )
    expect(found).toEqual([])
  })

  it.each(languages)(
    '%s has one label for the plate and one for its country, on every form',
    { tags: ['RGAA-11.3'] },
    (language) => {
      const text = (file: string, key: string) => new Map(textsOf(language, file)).get(key)
      const [number, home] = [text('search.json', 'plate.number'), text('home.json', 'search.plate')]
      expect(number).toBeTruthy()
      expect([home, text('contact.json', 'form.plate')]).toEqual([number, number?.replaceAll(/[[\]]/g, '')])
      expect(text('home.json', 'search.country')).toBe(text('search.json', 'plate.country'))
    },
  )

  it('de has soft hyphens in long words', () => {
    const found = namespaces.flatMap((file) => textsOf('de', file).filter(([, text]) => /[a-zäöüß]{18}/i.test(text)))
    expect(found).toEqual([])
  })

  it.each(others)('%s never leaves the French abbreviation OMP alone', (language) => {
    const found = namespaces.flatMap((file) => textsOf(language, file).filter(([, text]) => /(?<!\()OMP/.test(text)))
    expect(found).toEqual([])
  })

  it.each(languages)('%s keeps punctuation and units on the line of their word', (language) => {
    const sign = language === 'fr' ? looseSign.french : looseSign.other
    const loose = namespaces.flatMap((file) =>
      textsOf(language, file).filter(
        ([, text]) => !fixed.has(text) && !isList(text) && (sign.test(text) || looseUnit.test(text)),
      ),
    )
    expect(loose).toEqual([])
  })

  it.each([
    ['fr', '’'],
    ['en', "'"],
    ['it', "'"],
  ] as const)('%s has one form of the apostrophe, not also %s', (language, other) => {
    const found = namespaces.flatMap((file) => textsOf(language, file).filter(([, text]) => text.includes(other)))
    expect(found).toEqual([])
  })

  // [docs/GLOSSARY.md] Fonts, search in the page and speech lack U+2011; a quotation has one kind of marks.
  it.each(languages)('%s has ordinary hyphens and no straight quotes', (language) => {
    const found = namespaces.flatMap((file) => textsOf(language, file).filter(([, text]) => /["\u2011]/.test(text)))
    expect(found).toEqual([])
  })

  it('uses the short imperative of Italian buttons in no sentence', () => {
    const found = namespaces.flatMap((file) => textsOf('it', file).filter(([, text]) => imperative.test(text)))
    expect(found).toEqual([])
  })

  it.each(languages)('%s has the plural forms of its language', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const file of namespaces) {
      const keys = textsOf(language, file).map(([key]) => key)
      for (const key of keys.filter((name) => plural.test(name))) {
        const stem = key.replace(plural, '')
        for (const form of forms) expect(keys, `${language}/${file} ${stem}`).toContain(`${stem}_${form}`)
      }
    }
  })

  it.each(languages)('%s leaves no text empty and names no provider', { tags: ['I18N-06'] }, (language) => {
    for (const file of namespaces)
      for (const [key, text] of textsOf(language, file)) {
        expect(text.trim(), `${file} ${key}`).not.toBe('')
        expect(text).not.toMatch(/paybox|axepta/i)
      }
  })
})

// [OPEN-18, OPEN-19, OPEN-20] Manual copy, with the accents that the specification left out, of the table at the end of the requirements.
const catalogue: [code: string, text: string, requirement: string][] = [
  ['bad_email_format', "L'email n'est pas valide", 'ERROR-04'],
  ['email_invalid', "L'email n'est pas valide", 'ERROR-05'],
  ['email_mandatory', "L'email est obligatoire", 'ERROR-06'],
  ['email_already_used', 'Cet email est déjà utilisé', 'ERROR-07'],
  ['bad_password_security', 'Le mot de passe est mal formaté', 'ERROR-08'],
  ['invalid_password', 'Le mot de passe est incorrect', 'ERROR-09'],
  ['password_confirmation_mandatory', 'La confirmation du mot de passe est obligatoire', 'ERROR-10'],
  ['wrong_password_confirmation', 'Les deux mots de passe ne sont pas identiques', 'ERROR-11'],
  ['captcha_mandatory', 'Veuillez valider le captcha', 'ERROR-12'],
  ['cgu_mandatory', "Veuillez accepter les conditions générales d'utilisation", 'ERROR-13'],
  ['checkbox_mandatory', "Veuillez attester être le propriétaire ou l'utilisateur principal du véhicule", 'ERROR-14'],
  ['claim_files_toobig', 'La taille totale des fichiers ne doit pas dépasser 5 Mo', 'ERROR-15'],
  ['claim_files_toobig_contact', 'La taille totale des fichiers ne doit pas dépasser 5 Mo', 'ERROR-16'],
  ['mandatory_attachment_missing', 'Une pièce jointe est obligatoire', 'ERROR-17'],
  ['mandatory_comment_missing', 'Un commentaire est obligatoire', 'ERROR-18'],
  ['mime_type_not_valid', 'Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés', 'ERROR-19'],
  ['protest_files_number', "Le nombre de fichiers n'est pas valide", 'ERROR-20'],
  ['renter_protest_no_journey_selected', 'Veuillez sélectionner au moins un trajet', 'ERROR-21'],
  ['country_code_mandatory', "Le pays d'immatriculation est obligatoire", 'ERROR-22'],
  ['number_plate_mandatory', "La plaque d'immatriculation est obligatoire", 'ERROR-23'],
  ['invalid_country_code', "Le pays d'immatriculation n'est pas valide", 'ERROR-24'],
  ['invalid_number_plate', "La plaque d'immatriculation n'est pas valide", 'ERROR-25'],
  ['invalid_date_range', 'La date de fin doit être postérieure à la date de début', 'ERROR-26'],
  ['number_plate_already_associated_to_this_user', 'Cette plaque est déjà associée à votre compte', 'ERROR-27'],
  ['expired_activation_code', 'Le lien a expiré', 'ERROR-28'],
  ['expired_password_reset_code', 'Le lien a expiré', 'ERROR-32'],
  ['invalid_activation_code', "Le lien d'activation n'est pas valide", 'ERROR-29'],
  ['user_already_activated', 'Ce compte est déjà activé', 'ERROR-30'],
  ['user_not_activated', "Ce compte n'est pas encore activé", 'ERROR-31'],
  ['user_not_found', "Le mot de passe ou l'email est incorrect", 'ERROR-33'],
  ['user_temporary_blocked', 'Trop de tentatives infructueuses, veuillez réessayer dans quelques minutes', 'ERROR-34'],
  ['provide_email_and_password_or_refresh_token', 'Veuillez saisir votre email et votre mot de passe', 'ERROR-35'],
  ['false_in_progress_journey', "Ce trajet n'est pas un trajet en cours", 'ERROR-36'],
  ['in_progress_journey_not_allowed', 'Ce moyen de paiement ne permet pas de régler un trajet en cours', 'ERROR-37'],
  [
    'journey_vehicle_category_forbidden',
    "Ce moyen de paiement n'est pas accepté pour cette classe de véhicule",
    'ERROR-38',
  ],
  ['payment_journeys_invalid', 'Les trajets à régler ne sont pas valides', 'ERROR-39'],
  ['payment_session_invalid', 'Votre session a expiré', 'ERROR-40'],
  ['prepayment_not_allowed', 'Ce moyen de paiement ne permet pas de régler un prépaiement', 'ERROR-41'],
  ['unauthorized_prepayment', "Le prépaiement n'est pas autorisé", 'ERROR-42'],
  [
    'missing_post_payment_with_prepayment',
    'Veuillez régler tous les trajets déjà effectués avec votre prépaiement',
    'ERROR-43',
  ],
  ['private_card_bin_error', "Le numéro de carte n'est pas valide", 'ERROR-44'],
  ['private_card_type_not_match', 'Le numéro ne correspond pas au type de carte choisi', 'ERROR-45'],
  ['session_without_journeys', 'Aucun trajet à régler', 'ERROR-46'],
  ['renter_import_wrong_format', "Le format du fichier n'est pas valide", 'ERROR-47'],
  ['renter_import_parse_content', "Le contenu du fichier n'est pas valide", 'ERROR-48'],
  ['renter_import_read_file', "Le fichier n'a pas pu être lu", 'ERROR-49'],
  ['renter_import_not_found', 'Le fichier est introuvable', 'ERROR-50'],
  ['renter_import_error', "L'import a échoué, veuillez contacter le support loueur", 'ERROR-51'],
  ['incomplete_address', "L'adresse est incomplète", 'ERROR-52'],
  ['required', 'Ce champ est obligatoire', 'ERROR-53'],
  ['immatriculation_not_found', 'Aucun dossier ne correspond à ce numéro', 'ERROR-54'],
  ['basket_changed', 'Vos trajets à payer ont changé. Vérifiez le montant avant de payer', 'OPEN-64'],
  ['vehicle_changed', 'Ce véhicule a été modifié entre-temps ; on ne sait pas par qui', 'OPEN-72'],
  ['unknown', 'Une erreur est apparue, veuillez réessayer plus tard.', 'ERROR-02'],
]

describe('the error catalogue', () => {
  const errorTexts: Record<string, string> = french

  it.each(catalogue)('%s reads "%s" [%s]', (code, text) => {
    expect(errorTexts[code]).toBe(text)
  })

  it('has a text for every known code, none of them the unknown one', { tags: ['ERROR-01', 'ERROR-03'] }, () => {
    for (const code of errorCodes) {
      expect(errorTexts[code], code).toBeTruthy()
      expect(errorTexts[code], code).not.toBe(errorTexts['unknown'])
    }
  })
})
