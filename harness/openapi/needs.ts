import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import { states, type Given } from '#contracts/states/index.ts'
import { neighbours } from '#contracts/levels/neighbours.ts'
import { describedCalls } from './document.ts'

const givenTo = (to: Endpoint): Given[] => examples.filter(example => example.to === to).flatMap(({ given }) => given)

const cellOf = (items: readonly string[]): string => [...new Set(items)].join('<br>')

const rowOf = (to: Endpoint): string => {
  const given = givenTo(to)
  const readBack = given.flatMap(([state, facts]) => states[state].readBack(facts).map(look => nameOf(look.to)))
  const cells = [
    nameOf(to),
    to.level ?? 'core',
    cellOf(given.map(([state]) => `«${state}»`)),
    cellOf(readBack),
    cellOf(neighbours[nameOf(to)] ?? []),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The page that lists what a server needs before a call can be verified completely. Source: CON-15. */
export const needsPage = (): string => {
  const calls = describedCalls()
    .map(({ to }) => to)
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return [
    '# What each call needs to be verified',
    '',
    'Written by `npm run openapi`; not to be edited. A call is verified whole once a server can enter the states that its examples begin in, has the',
    'calls that read these states back, and has the calls that rules ask beside it. What is missing of that is skipped or said to be not built.',
    'Every state needs `POST /login`, and for administrators `POST /captcha`; «the ready accounts exist» is read back by the `auth/info` of each audience.',
    '',
    '| call | level | states of its examples | read back by | rules ask also |',
    '|---|---|---|---|---|',
    ...calls.map(rowOf),
    '',
  ].join('\n')
}
