import { parentPort } from 'node:worker_threads'
import { faults } from './catalogue.ts'
import { findingsOn, notice, type Place } from './notice.ts'

/** One piece of work: a fault by its id, or a call of the mock without one. */
export type Job = { readonly layer: Place | undefined } & ({ readonly fault: string } | { readonly call: string })
/** What came of it: where the fault was seen, or what the verification found at the call. */
export type Done = { readonly job: Job; readonly seen: readonly Place[]; readonly findings: readonly string[] }

const done = async (job: Job): Promise<Done> => {
  if ('call' in job) return { job, seen: [], findings: await findingsOn(job.call) }
  const fault = faults.find(({ id }) => id === job.fault)
  if (!fault) throw new Error(`There is no fault "${job.fault}".`)
  return { job, seen: (await notice(fault, job.layer)).seen, findings: [] }
}

const answer = async (job: Job): Promise<void> => parentPort?.postMessage(await done(job))

parentPort?.on('message', (job: Job) => void answer(job))
