import { pageKind } from '@voie-libre/domain/content/content'
import { describe, expect, it } from 'vitest'
import { actionPath, stepBack, talkIn, talkQuery } from './conversationUrl.ts'

const talk = { category: 'pay', answers: ['lost & found', 'old'] }
const query = 'category=pay&answer=lost+%26+found&answer=old'

describe('conversation state in the URL', () => {
  it('survives serialising and parsing', () => {
    expect(talkQuery(talk).toString()).toBe(query)
    expect(talkIn(new URLSearchParams(query))).toEqual(talk)
  })

  it('ignores answers without a subject', () => {
    expect(talkIn(new URLSearchParams('answer=old'))).toEqual({ category: undefined, answers: [] })
    expect(talkQuery({ category: undefined, answers: ['old'] }).toString()).toBe('')
  })

  it('removes the last answer first and the subject last when going back', () => {
    expect(stepBack(talk).answers).toEqual(['lost & found'])
    expect(stepBack({ category: 'pay', answers: [] })).toEqual({ category: undefined, answers: [] })
  })

  it('goes along to the message form and to no other page', { tags: ['CONTACT-02'] }, () => {
    const withTalk = pageKind.options.filter((kind) => actionPath(kind, talk).includes('?'))
    expect(withTalk).toEqual(['CONTACT_FORM'])
    expect(actionPath('CONTACT_FORM', talk)).toBe(`/contact/form?${query}`)
    expect(actionPath('CONTACT_FORM', { category: undefined, answers: [] })).toBe('/contact/form')
    expect(actionPath('PROTEST', talk)).toBe('/form/claim')
  })
})
