import { pageKind } from '@voie-libre/contract/schemas/content'
import { describe, expect, it } from 'vitest'
import { actionPath, threadIn, threadQuery } from './conversationUrl.ts'

const thread = ['pay', 'lost & found', 'old']
const query = 'category=pay&answer=lost+%26+found&answer=old'

describe('conversation state in the URL', () => {
  it('survives serialising and parsing', () => {
    expect(threadQuery(thread).toString()).toBe(query)
    expect(threadIn(new URLSearchParams(query))).toEqual(thread)
  })

  it('ignores answers without a subject', () => {
    expect(threadIn(new URLSearchParams('answer=old'))).toEqual([])
    expect(threadQuery([]).toString()).toBe('')
  })

  it.each([
    ['CONTACT_FORM', '/contact/form'],
    ['PREPAYMENT', '/form/prepayment'],
    ['PROTEST', '/form/claim'],
    ['LOGIN', '/account/login'],
    ['ALERT', '/alert'],
    ['SIGN_UP', '/account/register'],
    ['PAYMENT', '/form/payment'],
  ] as const)('opens for the action %s %s', { tags: ['DATA-37', 'OPEN-48'] }, (kind, path) => {
    expect(actionPath(kind, [])).toBe(path)
  })

  it('goes along to the message form and to no other page', { tags: ['CONTACT-02'] }, () => {
    const withThread = pageKind.options.filter((kind) => actionPath(kind, thread).includes('?'))
    expect(withThread).toEqual(['CONTACT_FORM'])
    expect(actionPath('CONTACT_FORM', thread)).toBe(`/contact/form?${query}`)
  })
})
