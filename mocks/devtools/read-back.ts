import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { states, type StateName } from '#contracts/states/index.ts'
import { createApp } from '../app.ts'
import { clientOf } from '../test-shop.ts'
import { createWorld, type World } from '../world.ts'

/** A request that checks a state, and whether its response confirmed the state. */
export type ReadBackCall = {
  readonly call: string
  readonly input: unknown
  readonly as: AccountName | null
  readonly holds: boolean
}

/**
 * Checks through the API whether a state holds. It works on a copy of the world, so signing in changes nothing.
 * @throws if the facts are invalid.
 */
export const readBack = async (world: World, state: StateName, facts: unknown): Promise<ReadBackCall[]> => {
  const saved = world.snapshot()
  const copy = createWorld({ scale: saved.scale, seededAt: saved.seededAt, checks: false })
  copy.restore(saved)
  const app = createApp(() => copy)
  const { envelope } = clientOf(request => app.fetch(request))
  const answers: ReadBackCall[] = []
  for (const { to, input, as, holds } of states[state].readBack(facts)) {
    const { data } = await envelope<Endpoint>(to, input as object, as)
    answers.push({ call: nameOf(to), input, as: as ?? null, holds: holds(data) })
  }
  return answers
}
