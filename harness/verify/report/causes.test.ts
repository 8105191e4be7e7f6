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
  expected: 'text',
  actual: 'nothing',
  mismatch: { problem: 'missing', expected: 'text', received: 'nothing' },
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
      bug: false,
      calls: 3,
      checks: 3,
      at: ['GET /a', 'GET /b', 'GET /c'],
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

  // Proves VRF-11, VRF-17.
  it('that are inconclusive because a state or neighbour is missing are grouped by what is missing', () => {
    const calls = [
      call('GET /a', {
        verdict: 'skipped',
        because: 'needs POST /captcha, which is not built yet. The server answers HTTP 404. Asked: POST /api/captcha',
      }),
      call('GET /d', { verdict: 'not built yet', because: 'The server answers HTTP 405. Asked: GET /api/d' }),
      call('GET /e', { verdict: 'not built yet', because: 'The server answers HTTP 405. Asked: GET /api/e' }),
      call('GET /b', {
        verdict: 'set-up failed',
        because: '"a brand exists" does not hold: GET /b with {"id":90001} returns something else.',
      }),
      call('GET /c', {
        verdict: 'set-up failed',
        because: '"a brand exists" does not hold: GET /b with {"id":90002} returns something else.',
      }),
    ]

    expect(causesOf(calls).map(({ cause, calls: count }) => [cause, count])).toEqual([
      ['"a brand exists" does not hold: GET /b with {"id":N} returns something else.', 2],
      ['The server answers HTTP 405.', 2],
      ['needs POST /captcha, which is not built yet', 1],
    ])
    expect(reportText(reportOf(calls), painter(false))).toContain('The server answers HTTP 405.  → GET /d, GET /e')
  })

  // Proves VRF-11.
  it.each([
    ['(status)', 'HTTP 200', 'HTTP 500 {"message":"Server Error"}', 'HTTP 500 instead of HTTP 200 with an envelope', true],
    ['GET /a code', '200', 'HTTP 500', 'HTTP 500 instead of HTTP 200 with an envelope', true],
    ['GET /a/{id} code', '500 (notFound)', '200', 'a record that nobody has is answered as if it were there (notFound)', true],
    ['GET /a data.total', '"12.00"', '"13.00"', '«total»: "12.00"', false],
    ['code', '200', '500 "SQLSTATE[42S22]: Column not found"', 'an SQL error is answered', true],
    ['code', '200', '500 "Array to string conversion"', 'an error of the program is answered', true],
    [
      'code',
      '500 (notDelivered: not to this place)',
      '200 "ok"',
      'an order is taken that the store does not deliver (notDelivered)',
      true,
    ],
    ['password', 'never sent', '"password":"$2y$…"', 'what is secret is sent («password»)', true],
    ['code', '500 (stockTooLow: fewer are left)', '200 "ok"', 'more is given or sold than there is (stockTooLow)', true],
    ['code', '500 (unknownColumn: no such column)', '200 "ok"', 'what has to be refused is accepted (unknownColumn)', false],
    [
      'code',
      '500 (notFound: it was deleted)',
      '200 null',
      'a record that nobody has is answered as if it were there (notFound)',
      true,
    ],
    [
      'data.name',
      'what was sent, "Rules of the market"',
      '"Rules of the ma"',
      'a success is answered, and what was sent is stored cut off',
      true,
    ],
    ['data.name', 'what was sent, "Winter"', '""', 'a success is answered, and what was sent is not stored', true],
    ['data.pay_time', 'null', '"2026-11-24 04:14:21"', 'a time is given for an event that has not happened', true],
    ['(body)', 'an envelope {code, msg, data}', '{"status":true}', 'the answer is no envelope {code, msg, data}', true],
  ])('at %s: expected %s, got %s', (field, expected, actual, cause, bug) => {
    expect(causeOfDifference({ field, expected, actual }, { title: 'it is asked' })).toEqual({ cause, bug })
  })

  // Proves VRF-11.
  it.each([
    ['data.data[3].id', 'type', 'a number', 'text', 'text is sent where the contract means a number'],
    ['data', 'type', 'a number', 'a list', 'the data of an answer is a list, the contract means a number'],
    ['data.data[3].id', 'missing', 'a number', 'nothing', '«id» is missing'],
    ['data.name', 'value', 'at most 20 characters', 'text', '«name» is not at most 20 characters'],
  ] as const)('at %s, %s: %s instead of %s', (field, problem, expected, received, cause) => {
    const difference = { field, expected, actual: 'x', mismatch: { problem, expected, received } }

    expect(causeOfDifference(difference, { title: 'it is asked' })).toEqual({ cause, bug: false })
  })
})

describe('bugs', () => {
  const foreignRows: SavedDifference = { field: 'data.data[].id', expected: 'no row of somebody else', actual: '["5"]' }

  // Proves VRF-11.
  it('are named by the rule that is broken', () => {
    const [cause] = causesOf([
      call('GET /a', { title: 'A rule.', bug: 'rows of somebody else are shown', differences: [foreignRows] }),
    ])

    expect(cause).toMatchObject({ cause: 'rows of somebody else are shown', kind: 'wrong', bug: true })
  })

  // Proves VRF-11.
  it('are one where a detail is another record than the one asked for, whatever else differs', () => {
    const id = { field: 'data.id', expected: '90351', actual: '1' }
    const name = { field: 'data.name', expected: '"Autumn"', actual: '"Spring"' }

    const causes = causesOf([call('GET /folders/{id}', { differences: [id, name] })])

    expect(causes).toMatchObject([{ cause: 'another record than the one asked for is answered', bug: true, checks: 1 }])
  })

  // Proves VRF-11.
  it('are not what a rule cannot even look at: a crash stays a crash', () => {
    const crash = { field: '(status)', expected: 'HTTP 200', actual: 'HTTP 500 {}' }

    const [cause] = causesOf([call('GET /a', { title: 'A rule.', bug: 'rows are shown', differences: [crash] })])

    expect(cause?.cause).toBe('HTTP 500 instead of HTTP 200 with an envelope')
  })

  // Proves VRF-11, LEV-7.
  it('are not what differs from full alone', () => {
    const accepted = { field: 'code', expected: '500 (notFound: there is none)', actual: '200 0' }

    const [cause] = causesOf([call('DELETE /a', { verdict: 'conforming', advice: [accepted] })])

    expect(cause).toMatchObject({ cause: 'what has to be refused is accepted (notFound)', kind: 'advice', bug: false })
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
