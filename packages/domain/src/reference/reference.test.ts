import { describe, expect, it } from 'vitest'
import {
  countryKeywords,
  countryName,
  defaultCountry,
  distinguishingSign,
  paymentCountries,
  plateCountries,
  sortedCountries,
} from './countries.ts'
import { errorCodes, formCodes, isKnownCode } from './errorCodes.ts'
import { defaultLanguage, flagOf, isLanguage, languages } from './languages.ts'

describe('languages', () => {
  it('are five, French first [I18N-01] [I18N-02]', () => {
    expect(languages).toEqual(['fr', 'en', 'de', 'it', 'es'])
    expect(defaultLanguage).toBe('fr')
  })

  it.each([
    ['fr', 'fr'],
    ['en', 'gb'],
    ['de', 'de'],
    ['it', 'it'],
    ['es', 'es'],
  ] as const)('%s has the flag %s [OPEN-17]', (language, flag) => {
    expect(flagOf(language)).toBe(flag)
  })

  it('know themselves', () => {
    expect(['en', 'pt', ''].map(isLanguage)).toEqual([true, false, false])
  })
})

describe('countries', () => {
  it('default to France [CONST-01]', () => {
    expect(defaultCountry).toBe('FR')
  })

  it('are given by two upper-case letters and a French name [DATA-01] [I18N-04]', () => {
    for (const code of [...plateCountries, ...paymentCountries]) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(countryName(code)).not.toBe(code)
    }
  })

  it('of plates are about fifty, European and a few others [DATA-03]', () => {
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

  it('of bills are about two hundred, and hold those of plates [DATA-02]', () => {
    expect(paymentCountries.length).toBeGreaterThanOrEqual(190)
    expect(paymentCountries.length).toBeLessThanOrEqual(215)
    expect(new Set(paymentCountries).size).toBe(paymentCountries.length)
    expect(paymentCountries).toEqual(expect.arrayContaining([...plateCountries, 'JP', 'BR', 'ZA', 'RE', 'GP']))
    expect(plateCountries.filter((code) => !paymentCountries.includes(code))).toEqual([])
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

  it.each(['', 'fr', 'FRA', 'F1', 'xFR'])('an unknown code names itself: %j', (code) => {
    expect(countryName(code)).toBe(code)
  })

  it('are sorted by name, as the language sorts accents [DATA-02]', () => {
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
    expect(distinguishingSign(code)).toBe(sign)
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

  it('name no keyword twice', () => {
    const keywords = countryKeywords('ME')
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(countryKeywords('CH').filter((keyword) => keyword === 'CH')).toHaveLength(1)
  })
})

describe('error codes', () => {
  // In the order of §8, so that each requirement from ERROR-04 on is one line.
  it.each(
    `bad_email_format email_invalid email_mandatory email_already_used
    bad_password_security invalid_password password_confirmation_mandatory wrong_password_confirmation
    captcha_mandatory cgu_mandatory checkbox_mandatory
    claim_files_toobig claim_files_toobig_contact mandatory_attachment_missing mandatory_comment_missing
    mime_type_not_valid protest_files_number renter_protest_no_journey_selected
    country_code_mandatory number_plate_mandatory invalid_country_code invalid_number_plate invalid_date_range
    number_plate_already_associated_to_this_user
    expired_activation_code invalid_activation_code user_already_activated user_not_activated expired_password_reset_code
    user_not_found user_temporary_blocked provide_email_and_password_or_refresh_token
    false_in_progress_journey in_progress_journey_not_allowed journey_vehicle_category_forbidden payment_journeys_invalid
    payment_session_invalid prepayment_not_allowed unauthorized_prepayment missing_post_payment_with_prepayment
    private_card_bin_error private_card_type_not_match session_without_journeys
    renter_import_wrong_format renter_import_parse_content renter_import_read_file renter_import_not_found
    renter_import_error
    incomplete_address required immatriculation_not_found`
      .split(/\s+/)
      .map((code, at) => [code, `ERROR-${String(at + 4).padStart(2, '0')}`]),
  )('%s is known [%s] [ERROR-03]', (code) => {
    expect(isKnownCode(code)).toBe(true)
  })

  it('are no others [ERROR-02] [ERROR-55]', () => {
    expect(errorCodes).toHaveLength(51)
    expect(['unknown', 'toString', '', 'REQUIRED'].filter(isKnownCode)).toEqual([])
  })

  it('leave forms five words of their own', () => {
    expect(formCodes).toEqual([
      'too_long',
      'dates_mandatory',
      'password_mandatory',
      'invalid_card_expiry',
      'invalid_cvv',
    ])
    expect(formCodes.filter(isKnownCode)).toEqual([])
  })
})
