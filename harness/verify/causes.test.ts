import { describe, expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import { causeOfDifference } from './cause-of.ts'
import type { SavedCall, SavedDifference, SavedFinding, SavedReport } from './report-file.ts'
import { painter, reportText } from './report.ts'

const call = (name: string, ...findings: Partial<SavedFinding>[]): SavedCall => ({
  call: name,
  about: 'Do something',
  consumer: 'admin',
  verdict: 'wrong',
  usedBy: [],
  findings: findings.map(finding => ({ layer: 'examples', title: 'it is asked', verdict: 'wrong', ...finding })),
})

const forbidden: SavedDifference = {
  field: 'code',
  expected: '402 (noPermission: the account may not do this)',
  actual: '403 "no"',
}
const missing: SavedDifference = {
  field: 'data.name',
  expected: 'Invalid input: expected string, received undefined',
  actual: 'nothing',
}

const reportOf = (calls: SavedCall[]): SavedReport => ({
  version: 2,
  level: 'core',
  api: 'http://shop',
  at: '2026-11-21T04:00:00.000Z',
  seconds: 1,
  summary: { wrong: calls.length },
  checks: { wrong: calls.length },
  causes: causesOf(calls),
  calls,
})

describe('findings', () => {
  // Proves VRF-11, LEV-7.
  it('are one cause where one change of the server would mend them, with the first call', () => {
    const calls = ['GET /a', 'GET /b', 'GET /c'].map(name =>
      call(name, { verdict: 'conforming', advice: [forbidden], curl: `curl ${name}` }),
    )

    const [cause, ...others] = causesOf(calls)

    expect(others).toEqual([])
    expect(cause).toEqual({
      cause: 'permission is refused with 403, the contract means 402',
      kind: 'advice',
      fault: false,
      calls: 3,
      checks: 3,
      first: { call: 'GET /a', title: 'it is asked', difference: forbidden, curl: 'curl GET /a' },
    })
  })

  // Proves VRF-11.
  it('begin with the most widespread cause, what is wrong before what is advice', () => {
    const calls = [
      call('GET /a', { differences: [{ field: 'code', expected: '200', actual: '500 "sorry"' }] }),
      call('GET /b', { differences: [missing] }, { verdict: 'conforming', advice: [forbidden] }),
      call('GET /c', { differences: [missing] }),
    ]

    expect(causesOf(calls).map(({ cause, kind, calls: count }) => [cause, kind, count])).toEqual([
      ['«name» is missing', 'wrong', 2],
      ['what has to succeed is refused with 500 "sorry"', 'wrong', 1],
      ['permission is refused with 403, the contract means 402', 'advice', 1],
    ])
  })

  // Proves VRF-11.
  it('that say nothing for want of a state or of a neighbour are counted by what is missing', () => {
    const calls = [
      call('GET /a', { verdict: 'skipped', because: 'needs POST /captcha, which is not built yet' }),
      call('GET /b', {
        verdict: 'set-up failed',
        because: '"a brand exists" does not hold: GET /b with {"id":90001} shows otherwise.',
      }),
      call('GET /c', {
        verdict: 'set-up failed',
        because: '"a brand exists" does not hold: GET /b with {"id":90002} shows otherwise.',
      }),
    ]

    expect(causesOf(calls).map(({ cause, calls: count }) => [cause, count])).toEqual([
      ['"a brand exists" does not hold: GET /b with {"id":N} shows otherwise.', 2],
      ['needs POST /captcha, which is not built yet', 1],
    ])
  })

  // Proves VRF-11.
  it.each([
    ['(status)', 'HTTP 200', 'HTTP 500 {"message":"Server Error"}', 'HTTP 500 instead of HTTP 200 with an envelope', true],
    ['code', '200', '500 "SQLSTATE[42S22]: Column not found"', 'an SQL error is answered', true],
    ['password', 'never sent', '"password":"$2y$…"', 'what is secret is sent («password»)', true],
    ['code', '500 (stockTooLow: fewer are left)', '200 "ok"', 'what has to be refused is accepted (stockTooLow)', false],
    [
      'data.data[3].id',
      'Invalid input: expected number, received string',
      '"7"',
      'string is sent where the contract means number',
      false,
    ],
    [
      'data',
      'Invalid input: expected number, received array',
      '[]',
      'the data of an answer is array, the contract means number',
      false,
    ],
    ['(body)', 'an envelope {code, msg, data}', '{"status":true}', 'the answer is no envelope {code, msg, data}', true],
  ])('at %s: expected %s, got %s', (field, expected, actual, cause, fault) => {
    expect(causeOfDifference({ field, expected, actual }, 'it is asked')).toEqual({ cause, fault })
  })
})

describe('the report', () => {
  // Proves VRF-11.
  it('of a server that is wrong in many ways has at most 40 lines, and says how many causes are not shown', () => {
    const calls = Array.from({ length: 300 }, (_, at) =>
      call(
        `GET /call/${at}`,
        { differences: [{ ...missing, field: `data.field${at}` }] },
        { verdict: 'conforming', advice: [{ ...missing, field: `data.extra${at}` }] },
        { verdict: 'set-up failed', because: `The state of ${String.fromCharCode(97 + (at % 26))} does not hold.` },
        { verdict: 'not built yet', because: `needs ${String.fromCharCode(97 + (at % 26))}` },
        { verdict: 'skipped', because: `needs the state ${String.fromCharCode(97 + (at % 26))}` },
      ),
    )

    const text = reportText(reportOf(calls), painter(false))

    expect(text.split('\n').length).toBeLessThanOrEqual(39)
    expect(text).toContain('and 286 more causes, on the page of the report')
  })
})
