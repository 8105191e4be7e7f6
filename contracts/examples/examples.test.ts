// Proves ENV-1, LST-15, WIR-3.
import { describe, expect, it } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { states } from '#contracts/states/index.ts'
import { examples } from './index.ts'
import { titleOf } from './kit.ts'

const named = examples.map(example => [`${example.to.path} · ${titleOf(example)}`, example] as const)
const successes = named.filter(([, { error }]) => error === undefined)
const wrongInputs = named.filter(([, { error }]) => error === 'invalidInput')

describe('examples', () => {
  // Proves STA-1.
  it.each(named)('%s: has facts that match its states', (_, { given }) => {
    const problems = given.filter(([state, facts]) => !states[state].facts.strict().safeParse(facts).success)

    expect(problems).toEqual([])
  })

  // Proves CON-3.
  it.each(successes)('%s: sends input that matches the description', (_, { to, query, body }) => {
    const results = [to.query?.safeParse(query), to.body?.safeParse(body)]

    expect(results.flatMap(result => result?.error?.issues ?? [])).toEqual([])
  })

  // Proves CON-3.
  it.each(successes)('%s: has a reply that matches the description exactly', (_, { to, reply }) => {
    const parsed = to.reply.parse(reply)

    expect(parsed).toEqual(reply)
  })

  it.each(wrongInputs)('%s: sends input that the description or its encoded part rejects', (_, { to, query, body }) => {
    const isRefused = [to.query?.safeParse(query), to.body?.safeParse(body)].some(result => result?.success === false)
    const isBroken = JSON.stringify([query, body]).includes('no base64!')

    expect(isRefused || isBroken).toBe(true)
  })

  it('have unique titles', () => {
    const titles = examples.map(example => `${example.to.auth} ${titleOf(example)}`)

    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('use the token of an existing account, or none', () => {
    const unknown = examples.filter(({ as }) => as !== undefined && !Object.hasOwn(accounts, as))

    expect(unknown).toEqual([])
  })
})
