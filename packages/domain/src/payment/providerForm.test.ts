import { describe, expect, it } from 'vitest'
import { paymentProviders as providers, providerForm } from './methods.ts'

const from = {
  origin: 'https://pay.example.org',
  allowedOrigins: ['https://psp.example.com', 'https://psp.example.com:8443'],
  providers,
}
const parameters = [
  { pspVariableName: 'PBX_TOTAL', pspVariableValue: '1250' },
  { pspVariableName: 'PBX_CMD', pspVariableValue: 'é "<a b>&=' },
]
const handover = { psp: 'PAYBOX', url: 'https://psp.example.com/pay', parameters }

describe('handing over to the payment provider', () => {
  it('posts the parameters of PAYBOX as unchanged fields', { tags: ['PAY-11', 'PAY-12'] }, () => {
    expect(providerForm(handover, from)).toEqual({
      method: 'POST',
      action: 'https://psp.example.com/pay',
      fields: [
        { name: 'PBX_TOTAL', value: '1250' },
        { name: 'PBX_CMD', value: 'é "<a b>&=' },
      ],
    })
  })

  it('puts the parameters of AXEPTA into the query, encoded once', { tags: ['PAY-13', 'OPEN-43'] }, () => {
    expect(providerForm({ ...handover, psp: 'AXEPTA' }, from)).toEqual({
      method: 'POST',
      action: 'https://psp.example.com/pay?PBX_TOTAL=1250&PBX_CMD=%C3%A9%20%22%3Ca%20b%3E%26%3D',
      fields: [],
    })
  })

  it.each([
    ['https://psp.example.com/pay?a=1%20b', 'https://psp.example.com/pay?a=1%20b&PBX_TOTAL=1250'],
    ['https://psp.example.com/pay?', 'https://psp.example.com/pay?PBX_TOTAL=1250'],
    ['https://psp.example.com/pay?a=é+b#top', 'https://psp.example.com/pay?a=%C3%A9+b&PBX_TOTAL=1250#top'],
  ])('keeps the query in the address of AXEPTA: %s', { tags: ['F-PAY-07'] }, (url, action) => {
    expect(providerForm({ psp: ' axepta ', url, parameters: parameters.slice(0, 1) }, from)?.action).toBe(action)
  })

  it('does not change the address of AXEPTA without parameters', () => {
    expect(providerForm({ psp: 'AXEPTA', url: handover.url, parameters: [] }, from)?.action).toBe(handover.url)
  })

  it.each(['', 'OTHER', 'paybox'])('handles the provider %j like PAYBOX', { tags: ['OPEN-43'] }, (psp) => {
    expect(providerForm({ ...handover, psp }, from)).toEqual(providerForm(handover, from))
  })

  it.each([
    ['the listed host', 'https://psp.example.com/'],
    ['a listed port', 'https://psp.example.com:8443/'],
    ['the own origin', 'https://pay.example.org/psp/paybox'],
    ['a path of the own origin', '/psp/paybox'],
  ])('goes to %s', (_, url) => {
    expect(providerForm({ ...handover, url }, from)).toBeDefined()
  })

  it('accepts its own origin without https', () => {
    const local = { origin: 'http://localhost:4300', allowedOrigins: [], providers }
    expect(providerForm({ ...handover, url: 'http://localhost:4300/psp/paybox' }, local)?.action).toBe(
      'http://localhost:4300/psp/paybox',
    )
    expect(providerForm({ ...handover, url: 'http://localhost:4301/psp/paybox' }, local)).toBeUndefined()
    const tried = { ...local, allowedOrigins: ['http://localhost:4301'] }
    expect(providerForm({ ...handover, url: 'http://localhost:4301/pay' }, tried)?.action).toBe(
      'http://localhost:4301/pay',
    )
    const live = { ...tried, origin: 'https://pay.example.org' }
    expect(providerForm({ ...handover, url: 'http://localhost:4301/pay' }, live)).toBeUndefined()
  })

  it('refuses a provider without https even if it is listed', () => {
    const listed = { ...from, allowedOrigins: ['http://psp.example.com'] }
    expect(providerForm({ ...handover, url: 'http://psp.example.com/pay' }, listed)).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://psp.example.com/pay',
    'http://pay.example.org/pay',
    '//evil.example',
    'https://evil.example',
    'https://psp.example.com.evil.example',
    'https://psp.example.com:444/',
    'https://psp.example.com@evil.example/',
    'https://user@psp.example.com/',
    'https://:word@psp.example.com/',
    'https://psp.exa\tmple.com/',
    'https:\\\\psp.example.com\\pay',
    'https://',
    'blob:https://pay.example.org/1',
    '',
    ' ',
    '#',
    '?a=1',
    'null',
  ])('refuses %j', { tags: ['F-PAY-06'] }, (url) => {
    expect(providerForm({ ...handover, url }, from)).toBeUndefined()
  })

  it.each([
    'submit',
    'ACTION',
    'method',
    'target',
    'enctype',
    'elements',
    'reset',
    '_charset_',
    '',
    'a b',
    'a"b',
    "a'b",
    '<a>',
    'a=b',
  ])('refuses a parameter named %j', { tags: ['F-PAY-06'] }, (pspVariableName) => {
    const odd = [...parameters, { pspVariableName, pspVariableValue: '1' }]
    expect(providerForm({ ...handover, parameters: odd }, from)).toBeUndefined()
    expect(providerForm({ psp: 'AXEPTA', url: handover.url, parameters: odd }, from)).toBeUndefined()
  })

  it.each(['MerchantID', 'a.b:c-d_e[0]', 'submitted', 'reaction'])(
    'accepts a parameter named %s',
    (pspVariableName) => {
      expect(
        providerForm({ ...handover, parameters: [{ pspVariableName, pspVariableValue: '' }] }, from)?.fields,
      ).toEqual([{ name: pspVariableName, value: '' }])
    },
  )

  describe('another provider', () => {
    const atlas = { psp: 'Atlas', parameters: 'query', required: ['PBX_TOTAL', 'PBX_CMD'] } as const
    const known = { ...from, providers: [atlas, ...providers] }

    it('gets its parameters as the configuration says', () => {
      expect(providerForm({ ...handover, psp: ' ATLAS ' }, known)).toMatchObject({
        action: expect.stringContaining('?PBX_TOTAL=1250&'),
        fields: [],
      })
    })

    it('is not asked without a parameter that it requires, and the others are not affected', () => {
      const some = { ...handover, parameters: parameters.slice(0, 1) }
      expect(providerForm({ ...some, psp: 'ATLAS' }, known)).toBeUndefined()
      expect(providerForm(some, known)).toBeDefined()
    })
  })
})
