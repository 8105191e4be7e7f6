import { Worker } from 'node:worker_threads'
import type { Done, Job } from './worker.ts'

/** Expected output: the defective mock reports its own errors. */
const start = (): Worker => new Worker(new URL('worker.ts', import.meta.url), { stdout: true, stderr: true })

/** Runs jobs in threads. @throws if a thread fails. */
export const doAll = (jobs: readonly Job[], threads: number, onDone: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const waiting = [...jobs]
    let open = jobs.length
    const workers = Array.from({ length: Math.min(threads, jobs.length) }, start)
    const end = (): void => workers.forEach(worker => void worker.terminate())
    const next = (worker: Worker): void => {
      const job = waiting.shift()
      if (job) worker.postMessage(job)
    }
    for (const worker of workers) {
      worker.on('message', (done: Done) => {
        onDone(done)
        open--
        if (open > 0) return next(worker)
        end()
        resolve()
      })
      worker.on('error', reason => {
        end()
        reject(reason)
      })
      next(worker)
    }
  })
