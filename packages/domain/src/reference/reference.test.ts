import { errorCodes, formCodes, isKnownCode } from '@voie-libre/contract/errorCodes'
import { describe, expect, it } from 'vitest'
import {
  countryKeywords,
  countryName,
  defaultCountry,
  plateLetters,
  firstCountry,
  addressCountries,
  plateCountries,
  sortedCountries,
} from './countries.ts'
import { defaultLanguage, flagOf, languages, textIn } from './languages.ts'

describe('languages', () => {
  it('are French and four others', { tags: ['I18N-01', 'I18N-02'] }, () => {
    expect(languages).toEqual(['fr', 'en', 'de', 'it', 'es'])
    expect(defaultLanguage).toBe('fr')
  })

  it.each([
    ['fr', 'fr'],
    ['en', 'gb'],
    ['de', 'de'],
    ['it', 'it'],
    ['es', 'es'],
  ] as const)('%s has the flag %s', { tags: ['OPEN-17'] }, (language, flag) => {
    expect(flagOf(language)).toBe(flag)
  })

  it.each([
    ['de', { de: 'Tankkarte', fr: 'Carte carburant' }, 'Tankkarte'],
    ['es', { en: 'Fuel card', fr: 'Carte carburant' }, 'Carte carburant'],
    ['es', {}, undefined],
  ] as const)("%s shows the operator's text %j as %s", (language, texts, shown) => {
    expect(textIn(language, texts)).toBe(shown)
  })
})

describe('countries', () => {
  it.each([
    ['the stored country', 'be', 'BE'],
    ['France without a stored country', undefined, 'FR'],
    ['France in place of an empty code', '', 'FR'],
    ['France in place of a country that it does not offer', 'XX', 'FR'],
  ])('a form begins with %s, in capitals', { tags: ['WIDGET-17', 'WIDGET-18'] }, (_, stored, expected) => {
    expect(firstCountry(stored, plateCountries)).toBe(expected)
  })

  it('have France as default', { tags: ['CONST-01'] }, () => {
    expect(defaultCountry).toBe('FR')
  })

  it('have a code of two upper-case letters and a French name', { tags: ['DATA-01', 'I18N-04'] }, () => {
    for (const code of [...plateCountries, ...addressCountries]) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(countryName(code, 'fr')).not.toBe(code)
    }
  })

  it('of plates are about fifty, European and a few others', { tags: ['DATA-03'] }, () => {
    expect(plateCountries.length).toBeGreaterThanOrEqual(45)
    expect(plateCountries.length).toBeLessThanOrEqual(60)
    expect(plateCountries).toEqual(
      expect.arrayContaining([
        'FR',
        'DE',
        'BE',
        'CH',
        'IT',
        'ES',
        'GB',
        'LU',
        'NL',
        'PT',
        'MC',
        'AD',
        'US',
        'CA',
        'MA',
        'TR',
        'IL',
      ]),
    )
    expect(new Set(plateCountries).size).toBe(plateCountries.length)
  })

  it('of bills are about two hundred, including those of plates', { tags: ['DATA-02'] }, () => {
    expect(addressCountries.length).toBeGreaterThanOrEqual(190)
    expect(addressCountries.length).toBeLessThanOrEqual(215)
    expect(new Set(addressCountries).size).toBe(addressCountries.length)
    expect(addressCountries).toEqual(expect.arrayContaining([...plateCountries, 'JP', 'BR', 'ZA', 'RE', 'GP']))
    expect(plateCountries.filter((code) => !addressCountries.includes(code))).toEqual([])
  })

  it.each([
    ['FR', 'fr', 'France'],
    ['DE', 'fr', 'Allemagne'],
    ['DE', 'en', 'Germany'],
    ['DE', 'de', 'Deutschland'],
    ['DE', 'it', 'Germania'],
    ['DE', 'es', 'Alemania'],
    ['GB', 'fr', 'Royaume-Uni'],
    ['HK', 'fr', 'Hong Kong'],
    ['PS', 'fr', 'Palestine'],
    ['MO', 'en', 'Macao'],
    ['XK', 'fr', 'Kosovo'],
  ] as const)('%s is in %s: %s', (code, language, name) => {
    expect(countryName(code, language)).toBe(name)
  })

  it.each(['', 'fr', 'FRA', 'F1', 'xFR'])('an unknown code is its own name: %j', (code) => {
    expect(countryName(code, 'fr')).toBe(code)
  })

  it('are sorted by name in the order of the language', { tags: ['DATA-02'] }, () => {
    expect(sortedCountries(['ES', 'FR', 'EG', 'DE', 'EE'], 'fr').map(({ name }) => name)).toEqual([
      'Allemagne',
      'Égypte',
      'Espagne',
      'Estonie',
      'France',
    ])
    expect(sortedCountries(['DE', 'AT'], 'en')).toEqual([
      { code: 'AT', name: 'Austria' },
      { code: 'DE', name: 'Germany' },
    ])
    expect(sortedCountries(['DE', 'AT'], 'fr').map(({ code }) => code)).toEqual(['DE', 'AT'])
  })

  it.each([
    ['FR', 'F'],
    ['DE', 'D'],
    ['BE', 'B'],
    ['CH', 'CH'],
    ['ES', 'E'],
    ['IT', 'I'],
    ['GB', 'UK'],
    ['PT', 'P'],
    ['AT', 'A'],
    ['LU', 'L'],
    ['JP', 'JP'],
  ])('%s has the letters %s on its plates', (code, sign) => {
    expect(plateLetters(code)).toBe(sign)
  })

  it.each([
    ['NL', 'Hollande'],
    ['NL', 'Holland'],
    ['NL', 'Niederlande'],
    ['GB', 'Grande-Bretagne'],
    ['GB', 'England'],
    ['GB', 'GB'],
    ['US', 'Etats unis'],
    ['DE', 'Allemagne'],
    ['DE', 'D'],
    ['DE', 'DE'],
    ['CH', 'Svizzera'],
    ['JP', 'Japon'],
    ['JP', 'JP'],
  ])('%s is found by %s', (code, keyword) => {
    expect(countryKeywords(code)).toContain(keyword)
  })

  it('have no duplicate search terms', () => {
    const keywords = countryKeywords('ME')
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(countryKeywords('CH').filter((keyword) => keyword === 'CH')).toHaveLength(1)
  })
})

describe('error codes', () => {
  it.each([
    ['bad_email_format', '[ERROR-04]'],
    ['email_invalid', '[ERROR-05]'],
    ['email_mandatory', '[ERROR-06]'],
    ['email_already_used', '[ERROR-07]'],
    ['bad_password_security', '[ERROR-08]'],
    ['invalid_password', '[ERROR-09]'],
    ['password_confirmation_mandatory', '[ERROR-10]'],
    ['wrong_password_confirmation', '[ERROR-11]'],
    ['captcha_mandatory', '[ERROR-12]'],
    ['cgu_mandatory', '[ERROR-13]'],
    ['checkbox_mandatory', '[ERROR-14]'],
    ['claim_files_toobig', '[ERROR-15]'],
    ['claim_files_toobig_contact', '[ERROR-16]'],
    ['mandatory_attachment_missing', '[ERROR-17]'],
    ['mandatory_comment_missing', '[ERROR-18]'],
    ['mime_type_not_valid', '[ERROR-19]'],
    ['protest_files_number', '[ERROR-20]'],
    ['renter_protest_no_journey_selected', '[ERROR-21]'],
    ['country_code_mandatory', '[ERROR-22]'],
    ['number_plate_mandatory', '[ERROR-23]'],
    ['invalid_country_code', '[ERROR-24]'],
    ['invalid_number_plate', '[ERROR-25]'],
    ['invalid_date_range', '[ERROR-26]'],
    ['number_plate_already_associated_to_this_user', '[ERROR-27]'],
    ['expired_activation_code', '[ERROR-28]'],
    ['invalid_activation_code', '[ERROR-29]'],
    ['user_already_activated', '[ERROR-30]'],
    ['user_not_activated', '[ERROR-31]'],
    ['expired_password_reset_code', '[ERROR-32]'],
    ['user_not_found', '[ERROR-33]'],
    ['user_temporary_blocked', '[ERROR-34]'],
    ['provide_email_and_password_or_refresh_token', '[ERROR-35]'],
    ['false_in_progress_journey', '[ERROR-36]'],
    ['in_progress_journey_not_allowed', '[ERROR-37]'],
    ['journey_vehicle_category_forbidden', '[ERROR-38]'],
    ['payment_journeys_invalid', '[ERROR-39]'],
    ['payment_session_invalid', '[ERROR-40]'],
    ['prepayment_not_allowed', '[ERROR-41]'],
    ['unauthorized_prepayment', '[ERROR-42]'],
    ['missing_post_payment_with_prepayment', '[ERROR-43]'],
    ['private_card_bin_error', '[ERROR-44]'],
    ['private_card_type_not_match', '[ERROR-45]'],
    ['session_without_journeys', '[ERROR-46]'],
    ['renter_import_wrong_format', '[ERROR-47]'],
    ['renter_import_parse_content', '[ERROR-48]'],
    ['renter_import_read_file', '[ERROR-49]'],
    ['renter_import_not_found', '[ERROR-50]'],
    ['renter_import_error', '[ERROR-51]'],
    ['incomplete_address', '[ERROR-52]'],
    ['required', '[ERROR-53]'],
    ['immatriculation_not_found', '[ERROR-54]'],
    ['basket_changed', '[OPEN-64]'],
    ['vehicle_changed', '[OPEN-72]'],
  ])('%s is known %s', { tags: ['ERROR-03'] }, (code) => {
    expect(isKnownCode(code)).toBe(true)
  })

  it('are exactly these', { tags: ['ERROR-02', 'ERROR-55'] }, () => {
    expect(errorCodes).toHaveLength(56)
    expect(['unknown', 'toString', '', 'REQUIRED'].filter(isKnownCode)).toEqual([])
  })

  it('do not include the codes of forms', () => {
    expect(formCodes).toEqual([
      'too_long',
      'dates_mandatory',
      'password_mandatory',
      'invalid_card_expiry',
      'invalid_cvv',
      'invalid_phone_number',
      'unreadable_date',
      'card_number_misplaced',
    ])
    expect(formCodes.filter(isKnownCode)).toEqual([])
  })
})
