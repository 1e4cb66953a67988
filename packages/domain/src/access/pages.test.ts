import { describe, expect, it } from 'vitest'
import { articlePath, helpCategoryPath, pageOf, pageOfArea, pages, splitLanguage, withLanguage } from './pages.ts'

describe('the route table', () => {
  it.each([
    ['/', 'home', '[ROUTE-01]'],
    ['/journeys', 'journeys', '[ROUTE-03]'],
    ['/travels', 'travels', '[ROUTE-07]'],
    ['/paymentNotice', 'paymentNotice', '[ROUTE-10]'],
    ['/prepayment', 'prepayment', '[ROUTE-12]'],
    ['/inprogress', 'inprogress', '[ROUTE-13]'],
    ['/payment', 'payment', '[ROUTE-15]'],
    ['/payment/processing', 'processing', '[ROUTE-16]'],
    ['/payment/success', 'success', '[ROUTE-17]'],
    ['/payment/duplicated', 'duplicated', '[ROUTE-17]'],
    ['/payment/rejected', 'rejected', '[ROUTE-20]'],
    ['/payment/waiting', 'waiting', '[ROUTE-20]'],
    ['/payment/cancelled', 'cancelled', '[ROUTE-20]'],
    ['/receipts', 'receipts', '(ours)'],
    ['/verify', 'verify', '(ours)'],
    ['/alert', 'alert', '[ROUTE-21]'],
    ['/unsubscribe', 'unsubscribe', '[ROUTE-22]'],
    ['/alert/confirm', 'alertConfirm', '(ours)'],
    ['/help', 'help', '[ROUTE-24]'],
    ['/account/login', 'accountLogin', '[ROUTE-27]'],
    ['/account/register', 'accountRegister', '[ROUTE-27]'],
    ['/account/activate', 'accountActivate', '[ROUTE-27]'],
    ['/account/changePassword', 'accountChangePassword', '[ROUTE-27]'],
    ['/account/profile', 'accountProfile', '[ROUTE-27]'],
    ['/renters/login', 'renterLogin', '[ROUTE-29]'],
    ['/renters/profile', 'renterProfile', '[ROUTE-29]'],
    ['/renters/travels', 'renterTravels', '[ROUTE-29]'],
    ['/renters/paymentNotice', 'renterPaymentNotice', '[ROUTE-29]'],
    ['/renters/vehicles', 'renterVehicles', '[ROUTE-29]'],
    ['/renters/activate', 'renterActivate', '[ROUTE-29]'],
    ['/renters/changePassword', 'renterChangePassword', '[ROUTE-29]'],
    ['/contact/chatbot', 'contactChatbot', '[ROUTE-33]'],
    ['/contact/form', 'contactForm', '[OPEN-49]'],
    ['/claim', 'claim', '[ROUTE-30]'],
    ['/claim/select', 'claimSelect', '[ROUTE-32]'],
    ['/form/payment', 'formPayment', '[ROUTE-31]'],
    ['/form/prepayment', 'formPrepayment', '[ROUTE-31]'],
    ['/form/claim', 'formClaim', '[ROUTE-31]'],
  ] as const)('%s is %s %s', (path, page, _id) => {
    expect(pageOf(path)).toBe(page)
    expect(pages[page]).toBe(path)
  })

  it('/help/12 is a category', { tags: ['ROUTE-25'] }, () => {
    expect(pageOf('/help/12')).toBe('helpCategory')
  })

  it('has no other pages than these and articles', () => {
    expect(Object.keys(pages)).toHaveLength(40)
  })

  it('treats any other single segment as an article id', { tags: ['ROUTE-34'] }, () => {
    expect(pageOf('/legal-notices')).toEqual({ article: 'legal-notices' })
    expect(pageOf('/42')).toEqual({ article: '42' })
    expect(pageOf('/caf%C3%A9%20a')).toEqual({ article: 'café a' })
    expect(pageOf('/a%2Fb')).toEqual({ article: 'a/b' })
    expect(pageOf(`/${'x'.repeat(2000)}`)).toEqual({ article: 'x'.repeat(2000) })
    expect(pageOf('/a..b')).toEqual({ article: 'a..b' })
    expect(pageOf('/..a')).toEqual({ article: '..a' })
    expect(pageOf('/a.')).toEqual({ article: 'a.' })
    expect(pageOf('/:articleId')).toEqual({ article: ':articleId' })
  })

  it.each([
    '/a/b',
    '/help/1/2',
    '/payment/other',
    '/account/other',
    '/renters/other',
    '/contact/other',
    '/claim/other',
    '/form/other',
    '/journeys/1',
    '/other/1',
    '/account',
    '/renters',
    '/contact',
    '/form',
    '/%00',
    '/a%0Ab',
    '/%',
    '/%E0%A4%A',
    '/..',
    '/%2e%2E',
    '/.',
    '/help/..',
  ])('has no page at %s', { tags: ['ROUTE-35', 'OPEN-06'] }, (path) => {
    expect(pageOf(path)).toBeUndefined()
  })

  it.each([
    ['/help/', 'help'],
    ['//travels//', 'travels'],
    ['/Travels', 'travels'],
    ['/PAYMENT/Success', 'success'],
    ['/%6Aourneys', 'journeys'],
    ['/HELP/Abc', 'helpCategory'],
    ['', 'home'],
  ])('maps %j to %s', { tags: ['F-NAV-08', 'ROUTE-26'] }, (path, page) => {
    expect(pageOf(path)).toBe(page)
  })

  it.each([
    ['/account', '/account/profile'],
    ['/renters/', '/renters/profile'],
    ['/Contact', '/contact/chatbot'],
    ['/form', '/form/payment'],
    ['/claim', undefined],
    ['/help', undefined],
    ['/account/login', undefined],
    ['/%', undefined],
  ])('maps the bare area %s to the page %s', { tags: ['OPEN-06'] }, (path, expected) => {
    expect(pageOfArea(path)).toBe(expected)
  })

  it('writes the paths of categories and articles', () => {
    expect(helpCategoryPath('a b/c')).toBe('/help/a%20b%2Fc')
    expect(articlePath('a?b')).toBe('/a%3Fb')
    expect(pageOf(articlePath('50% off/é'))).toEqual({ article: '50% off/é' })
  })
})

describe('the language prefix', { tags: ['I18N-03', 'OPEN-17'] }, () => {
  it.each([
    ['/', 'fr', '/'],
    ['/travels', 'fr', '/travels'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/travels', 'en', '/travels'],
    ['/de/payment/success', 'de', '/payment/success'],
    ['/it', 'it', '/'],
    ['/es/help/1', 'es', '/help/1'],
    ['/EN/travels', 'en', '/travels'],
    ['/fr/travels', 'fr', '/travels'],
    ['/fr', 'fr', '/'],
    ['//en/travels', 'en', '/travels'],
    ['/en//evil.example', 'en', '/evil.example'],
    ['//evil.example//x', 'fr', '/evil.example//x'],
    ['/en/help/', 'en', '/help/'],
    ['a//b', 'fr', 'a//b'],
    ['x/en', 'fr', 'x/en'],
    ['/english', 'fr', '/english'],
    ['/pt/travels', 'fr', '/pt/travels'],
    ['', 'fr', ''],
    ['/help/en', 'fr', '/help/en'],
    ['en/help', 'fr', 'en/help'],
    ['/en/a\nb', 'en', '/a\nb'],
  ])('%s is %s and %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, path: rest })
  })

  it.each([
    ['fr', '/travels', '/travels'],
    ['fr', '/', '/'],
    ['en', '/', '/en'],
    ['de', '/travels', '/de/travels'],
  ] as const)('writes %s %s as %s', (language, path, expected) => {
    expect(withLanguage(language, path)).toBe(expected)
  })
})
