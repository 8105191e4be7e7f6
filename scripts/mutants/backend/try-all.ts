import { Worker } from 'node:worker_threads'
import type { Mutant } from '../mutant.ts'
import type { Result } from '../try.ts'
import type { Done, Job } from './worker.ts'

/** A thread that verifies the mock with mutants; what the mock reports of its own errors is expected and left out. */
const open = (mutants: readonly Mutant[]): Worker =>
  new Worker(new URL('worker.ts', import.meta.url), { workerData: mutants, stdout: true, stderr: true })

/** @returns undefined if the job took longer than `seconds`: a mutant can make a loop endless. @throws if the thread fails */
const ask = (worker: Worker, job: Job, seconds: number): Promise<Done | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), seconds * 1000)
    const end = (): void => {
      clearTimeout(timer)
      worker.off('message', take).off('error', fail)
    }
    const take = (done: Done): void => {
      end()
      resolve(done)
    }
    const fail = (reason: Error): void => {
      end()
      reject(reason)
    }
    worker.on('message', take).on('error', fail)
    worker.postMessage(job)
  })

/**
 * Tries mutants of the mock, one after the other, by the verification: first by the sequences that reach their code, then by
 * everything else. Source: MUT-5.
 * @param seconds how long a mutant may take; one that takes longer counts as noticed, as a server that does not answer is.
 */
export async function* tryBackend(mutants: readonly Mutant[], seconds: number): AsyncGenerator<Result> {
  let worker = open(mutants)
  const first = await ask(worker, { reach: true }, 900)
  if (!first || !('reached' in first)) throw new Error('The verification of the mock took longer than 15 minutes.')
  for (const [at, mutant] of mutants.entries()) {
    const number = at + 1
    const begin = performance.now()
    const sets = first.reached.get(number) ?? []
    const done = await ask(worker, { number, sets }, seconds)
    if (!done) {
      await worker.terminate()
      worker = open(mutants)
    }
    const finding = done === undefined ? 'no answer in time' : 'finding' in done ? done.finding : ''
    const verdict = finding === '' ? (sets.length > 0 ? 'survived' : 'untested') : 'noticed'
    yield { mutant, number, verdict, note: finding, seconds: Math.round((performance.now() - begin) / 1000) }
  }
  await worker.terminate()
}
