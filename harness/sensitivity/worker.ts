import type { Level } from '#contracts/api/kit/level.ts'
import { parentPort } from 'node:worker_threads'
import { defects } from './catalogue.ts'
import { findingsOn, notice, type Place } from './notice.ts'

/** One piece of work: a defect by its id, or a call of the mock without one. */
export type Job = { readonly layer: Place | undefined; readonly level: Level } & (
  | { readonly defect: string }
  | { readonly call: string }
)
/** The result of a job: where the defect was detected, or the findings on the call. */
export type Done = { readonly job: Job; readonly seen: readonly Place[]; readonly findings: readonly string[] }

const done = async (job: Job): Promise<Done> => {
  if ('call' in job) return { job, seen: [], findings: await findingsOn(job.call, job.level) }
  const defect = defects.find(({ id }) => id === job.defect)
  if (!defect) throw new Error(`There is no defect "${job.defect}".`)
  return { job, seen: (await notice(defect, job.layer, job.level)).seen, findings: [] }
}

const answer = async (job: Job): Promise<void> => parentPort?.postMessage(await done(job))

parentPort?.on('message', (job: Job) => void answer(job))
