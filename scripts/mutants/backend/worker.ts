import { parentPort, workerData } from 'node:worker_threads'
import type { Finding } from '#harness/verify/verdict.ts'
import type { Mutant } from '../mutant.ts'
import { plant, probe } from './plant.ts'

/** A piece of work: which sets of sequences reach which mutants, or whether one mutant is noticed by the sets that reach it. */
export type Job = { readonly reach: true } | { readonly number: number; readonly sets: readonly string[] }
/** For each number of a mutant the sets that reach it; or the first finding, empty if there is none. */
export type Done = { readonly reached: ReadonlyMap<number, readonly string[]> } | { readonly finding: string }

plant(workerData as readonly Mutant[])
// What reads the mock is loaded after the mutants are planted.
const { nameOf } = await import('#contracts/api/kit/endpoint.ts')
const { verifyByModel } = await import('#harness/model/model.ts')
const { verifyWith } = await import('#harness/verify/verify-with.ts')
const { createApp } = await import('#mocks/app.ts')
const { createWorld } = await import('#mocks/world.ts')

const origin = 'http://mutant'

/** The mock with one active mutant. States are entered without it: they are not the server's own work. */
const mutant = (number: number) => {
  const world = createWorld({ checks: false })
  const app = createApp(() => world)
  const send = async (request: Request): Promise<Response> => {
    probe.active = /^\/_mock\/(states|reset)/.test(new URL(request.url).pathname) ? 0 : number
    try {
      return await app.fetch(request)
    } finally {
      probe.active = 0
    }
  }
  return { origin, statesUrl: `${origin}/_mock/states`, send }
}

const reach = async (): Promise<Done> => {
  const reached = new Map<number, string[]>()
  let [current, isClean] = ['', true]
  const note = (): void => {
    for (const number of probe.met) reached.set(number, [...(reached.get(number) ?? []), current])
    probe.met.clear()
  }
  const onBegin = (set: string): void => {
    note()
    current = set
  }
  const onFinding = ({ verdict }: Finding): void => void (isClean &&= verdict !== 'wrong')
  await verifyByModel([mutant(0)], { shortens: false, onBegin, onFinding })
  note()
  if (!isClean) throw new Error('The mock without a mutant is not conforming.')
  return { reached }
}

const attempt = async (number: number, sets: readonly string[]): Promise<Done> => {
  const found: string[] = []
  const onFinding = ({ to, layer, title, verdict, differences }: Finding): void => {
    if (['wrong', 'set-up failed', 'not built yet'].includes(verdict))
      found.push(`${nameOf(to)}, ${layer}: ${differences[0]?.field ?? title}`)
  }
  const enough = () => found.length > 0
  const only = (set: string): boolean => sets.includes(set)
  if (sets.length > 0) await verifyByModel([mutant(number)], { shortens: false, only, enough, onFinding })
  if (!enough()) await verifyWith([mutant(number)], { enough, onFinding })
  return { finding: found[0] ?? '' }
}

const answer = async (job: Job): Promise<void> =>
  parentPort?.postMessage(await ('reach' in job ? reach() : attempt(job.number, job.sets)))

parentPort?.on('message', (job: Job) => void answer(job))
