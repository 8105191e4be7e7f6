import { pathPattern } from '#contracts/wire/paths.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { deviations, leftOut } from './deviations.ts'
import { differences, fileOf } from './differences.ts'

type Recorded = { readonly id: string; readonly method: string; readonly path: string; readonly data: unknown }
type Screen = {
  consumer: string
  screen: string
  method: string
  path: string
  reply: { code?: number; data?: unknown } | string
}

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)

const ofScreens: readonly Recorded[] = (linesOf('screens.jsonl') as Screen[]).flatMap(
  ({ consumer, screen, method, path, reply }, at) =>
    typeof reply === 'object' && reply.code === 200
      ? [
          {
            id: `${at}: ${consumer} ${screen}, ${method} ${path.split('?')[0]}`,
            method,
            path: path.replace(/^\/api/, ''),
            data: reply.data,
          },
        ]
      : [],
)

const recorded = [...linesOf('replies.jsonl'), ...linesOf('more-replies.jsonl'), ...ofScreens] as readonly Recorded[]

const fits = (to: Endpoint, path: string): boolean => pathPattern(to).test(`/api${path}`)

/** The described call that a recorded request made: fixed paths before those with parameters, variants by their key. */
const callOf = ({ method, path }: Recorded): Endpoint | undefined => {
  const [place = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  const found = endpoints
    .filter(to => to.method === method && fits(to, place))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  return (
    found.find(({ variant }) => variant !== undefined && query.has(variant)) ?? found.find(({ variant }) => !variant) ?? found[0]
  )
}

const cases = recorded.map(one => [one.id, one] as const)

// Proves CON-5.
it('has replies of a real server, and they hold no secrets', () => {
  const text = JSON.stringify(recorded)

  expect(recorded.length).toBeGreaterThan(600)
  expect(text).not.toMatch(/\$2[aby]\$|"password"|"pay_password"|@(?!example)\w+\.\w+/)
})

/** What core does not accept in a recorded reply, each with where to mend it. */
const problems = (one: Recorded): string[] => {
  const to = callOf(one)
  if (!to) return [`contracts/api describes no call for ${one.method} ${one.path}`]
  const place = `mend ${fileOf(to)} (a field that servers may lack is full(…) of kit/level.ts), or give a reason in harness/real/deviations.ts`
  return differences(to, one.data).map(difference => `${difference}; ${place}`)
}

// Proves UPL-3, CON-5, LEV-2, LEV-3, LEV-4.
it.each(cases.filter(([id]) => !(id in leftOut) && !(id in deviations)))('%s is accepted by core', (_, one) => {
  expect(problems(one)).toEqual([])
})

// Proves CON-5.
it.each(cases.filter(([id]) => id in deviations))('%s is not what core asks for, for a reason', (_, one) => {
  expect(problems(one), 'core accepts it now: take it out of harness/real/deviations.ts').not.toEqual([])
})

// Proves CON-5.
it('is a bug of the recorded server in at most three of a hundred replies', () => {
  const refused = recorded.filter(({ id }) => id in deviations)

  expect(refused.length / recorded.length).toBeLessThanOrEqual(0.03)
})

it('leaves out only what is not described', () => {
  expect(cases.filter(([id, one]) => id in leftOut && callOf(one) !== undefined).map(([id]) => id)).toEqual([])
  expect(Object.keys({ ...deviations, ...leftOut }).filter(id => !recorded.some(one => one.id === id))).toEqual([])
})
