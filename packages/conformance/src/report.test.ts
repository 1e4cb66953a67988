import { describe, expect, it } from 'vitest'
import { reportOf } from './report.ts'

describe('the report', () => {
  const findings = [
    { call: 'GET /a (one)', result: 'ok', notes: [] },
    { call: 'GET /b (two)', result: 'broken', notes: ['answer/title must be "text"', 'a < b\u0001'] },
    { call: 'GET /c (three)', result: 'not tried', notes: ['needs --renter'] },
  ] as const

  it('is a text for people', () => {
    expect(reportOf(findings, 'text').split('\n')).toEqual([
      'ok        GET /a (one)',
      'broken    GET /b (two)',
      '          answer/title must be "text"',
      '          a < b\u0001',
      'not tried GET /c (three)',
      '          needs --renter',
      '',
      '2 calls tried, 1 of them break the contract; 1 not tried.',
    ])
  })

  it('is JSON for programs', () => {
    expect(JSON.parse(reportOf(findings, 'json'))).toEqual({ calls: 3, broken: 1, findings })
  })

  it('is JUnit for build servers, whatever an answer contains', () => {
    expect(reportOf(findings, 'junit').split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuite name="conformance" tests="3" failures="1" skipped="1">',
      '  <testcase classname="conformance" name="GET /a (one)"/>',
      '  <testcase classname="conformance" name="GET /b (two)"><failure message="answer/title must be &quot;text&quot;&#10;a &lt; b?"/></testcase>',
      '  <testcase classname="conformance" name="GET /c (three)"><skipped message="needs --renter"/></testcase>',
      '</testsuite>',
    ])
  })
})
