import { writeFileSync } from 'node:fs'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { rules } from '#contracts/rules/rules.ts'
import { runWriter } from '#harness/command/command.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'
import type { Finding } from './verdict.ts'
import { verifyWith } from './verify-with.ts'

/** For each call, the other calls that rules about it use, sorted. Source: CON-15. */
export type Neighbours = Readonly<Record<string, readonly string[]>>

/** The generated file; `npm run openapi` makes a page of it. */
export const neighboursFile = new URL('../../contracts/neighbours.json', import.meta.url)

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** Records which calls the rules use on the mock, which has every call. */
export const neighboursIn = (findings: readonly Finding[]): Neighbours => {
  const found = new Map<string, Set<string>>()
  for (const { layer, title, to, called = [] } of findings) {
    const about = layer === 'rules' ? (rules.find(rule => rule.name === title && rule.about[0] === to)?.about ?? []) : []
    for (const call of about.map(nameOf)) {
      const others = called.map(nameOf).filter(other => other !== call)
      found.set(call, new Set([...(found.get(call) ?? []), ...others]))
    }
  }
  return Object.fromEntries([...found].map(([call, others]) => [call, [...others].toSorted()] as const).toSorted(byName))
}

/** One call per line. */
export const neighboursText = (all: Neighbours): string =>
  `{\n${Object.entries(all)
    .map(([call, others]) => `  ${JSON.stringify(call)}: ${JSON.stringify(others)}`)
    .join(',\n')}\n}\n`

const help = `Writes contracts/neighbours.json: which other calls the rules of each call use on the mock.

  npm run neighbours

Takes a minute. Afterwards \`npm run openapi\` makes a page of it.`

if (import.meta.main)
  await runWriter(help, async () => {
    const world = createWorld()
    const app = createApp(() => world)
    const send = async (request: Request) => app.fetch(request)
    const provider = { origin: 'http://mock', statesUrl: 'http://mock/_mock/states', send }
    writeFileSync(neighboursFile, neighboursText(neighboursIn(await verifyWith([provider], { layers: ['rules'] }))))
    return 'contracts/neighbours.json is written.'
  })
