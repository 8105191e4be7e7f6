import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { consumers, pactFile, pactFolder, provider, type Consumer } from './consumers.ts'
import { mockProvider } from './mock-provider.ts'
import { readPact } from './pact-file.ts'
import { startStandIn } from './stand-in.ts'
import { verifyPact, type Verdict } from './verifier.ts'

type Outcome = { verdicts: readonly Verdict[]; failures: readonly string[] }
const outcomes = new Map<Consumer, Outcome>()

const fileOf = (consumer: Consumer): URL => new URL(pactFile(consumer), pactFolder)

/** Replays a pact against the mock, in a world of its own. */
const replay = async (consumer: Consumer): Promise<Outcome> => {
  const standIn = await startStandIn(mockProvider())
  const verdicts = await verifyPact(fileURLToPath(fileOf(consumer)), { provider, ...standIn })
  standIn.stop()
  return { verdicts, failures: standIn.failures }
}

beforeAll(async () => {
  await Promise.all(consumers.map(async consumer => outcomes.set(consumer, await replay(consumer))))
}, 600_000)

describe.each(consumers)('the mock keeps the pact with %s', consumer => {
  // Proves CON-3.
  it.each(readPact(fileOf(consumer)).interactions.map(({ description }) => description))('%s', description => {
    const verdict = outcomes.get(consumer)?.verdicts.find(one => one.description === description)

    expect(verdict).toEqual({ description, passed: true, mismatches: [] })
  })

  it('never lacks a state that it rests on', () => {
    expect(outcomes.get(consumer)?.failures).toEqual([])
  })
})
