import { afterAll, describe, expect, it } from 'vitest'
import { addTexts, onMissing, setLanguage, subscribe, translator } from './texts.ts'
import { translated } from './translated.ts'

// Test files share their modules.
afterAll(() => setLanguage('fr'))

const texts = {
  title: 'Vos trajets',
  card: { name: 'Trajet du {{date}}', price: '{{price}} au lieu de {{usual}}' },
  count_one: '{{count, number}} trajet',
  count_many: '{{count, number}} de trajets',
  count_other: '{{count, number}} trajets',
  hours: '{{count}} h',
}

describe('a text', () => {
  it.each([
    ['at the top', 'title', {}, 'Vos trajets'],
    ['in a group', 'card.name', { date: '12/03' }, 'Trajet du 12/03'],
    ['with two blanks', 'card.price', { price: '1 €', usual: '2 €' }, '1 € au lieu de 2 €'],
    ['with a value that looks like a pattern', 'card.name', { date: '$& {{price}}' }, 'Trajet du $& {{price}}'],
    ['with a blank that nothing fills', 'card.name', {}, 'Trajet du '],
    ['in the singular, which French uses for 0', 'count', { count: 0 }, '0 trajet'],
    ['in the plural, with the language’s thousands', 'count', { count: 12000 }, '12\u202f000 trajets'],
    ['in the form of millions', 'count', { count: 1_000_000 }, '1\u202f000\u202f000 de trajets'],
    ['without plural forms', 'hours', { count: 2 }, '2 h'],
    ['that does not exist', 'card.day', {}, undefined],
    ['that is a group', 'card', {}, undefined],
  ])('%s', { tags: ['I18N-01'] }, (_, path, values, text) => {
    expect(translated(texts, path, values, 'fr')).toBe(text)
  })
})

describe('t', () => {
  it('finds unprefixed keys in the first namespace and prefixed ones in theirs', () => {
    setLanguage('en')
    addTexts('en', 'help', { title: 'Help' })
    addTexts('en', 'common', { loading: 'Loading' })
    const t = translator('help common')
    expect([t('help:title'), t('common:loading')]).toEqual(['Help', 'Loading'])
    expect(translator('')('common:loading')).toBe('Loading')
  })

  it('stays the same function until a text that it needs arrives or the language changes', () => {
    setLanguage('it')
    const before = translator('alert')
    addTexts('it', 'profile', {})
    expect(translator('alert')).toBe(before)
    addTexts('it', 'alert', { title: 'Avviso' })
    const arrived = translator('alert')
    expect(arrived).not.toBe(before)
    setLanguage('es')
    expect(translator('alert')).not.toBe(arrived)
    setLanguage('it')
    expect(translator('alert')).toBe(arrived)
  })

  it('is empty until the texts of its namespace arrive, which it requests', () => {
    const requested: string[] = []
    onMissing.request = (namespace) => requested.push(namespace)
    setLanguage('de')
    expect(translator('claim errors')('errors:unknown')).toBe('')
    expect(requested).toEqual(['errors'])
    addTexts('de', 'errors', { unknown: 'Fehler' })
    expect(translator('claim errors')('errors:unknown')).toBe('Fehler')
    expect(translator('claim errors')('errors:forgotten')).toBe('forgotten')
    delete onMissing.request
  })

  it('tells its listeners of a change until they leave', () => {
    const told: string[] = []
    const leave = subscribe(() => told.push('change'))
    setLanguage('de')
    leave()
    setLanguage('fr')
    expect(told).toEqual(['change'])
  })
})
