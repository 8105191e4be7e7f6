import { z } from 'zod'
import type { SheetContent } from './sheet-book.ts'
import { SheetError, sheetTypeOf, type SheetCell } from './sheet-guard.ts'
import type { SheetAsk } from './sheet-worker.ts'

/** Time limit of the worker for one file, in milliseconds. */
const patience = { read: 2_000, write: 30_000 } as const

const WorkerReply = z.union([
  z.literal('ready'),
  z.object({ problem: z.enum(['empty', 'wrongType', 'tooLarge', 'tooManyRows', 'slow', 'unreadable']) }),
  z.object({ result: z.unknown() }),
])

/** Runs one task in a worker. Terminates the worker afterwards, or when the task takes too long. */
const ask = (what: SheetAsk): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (then: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      then()
    }
    const fail = (problem: SheetError) => end(() => reject(problem))
    worker.addEventListener('error', () => fail(new SheetError('unreadable')))
    worker.addEventListener('message', ({ data }) => {
      const reply = WorkerReply.parse(data)
      if (reply === 'ready') {
        timer = setTimeout(() => fail(new SheetError('slow')), patience[what.do])
        worker.postMessage(what)
      } else if ('problem' in reply) fail(new SheetError(reply.problem))
      else end(() => resolve(reply.result))
    })
  })

const Content = z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** Writes rows as a spreadsheet. @throws SheetError */
export const writeSheet = async (rows: readonly (readonly SheetCell[])[]): Promise<ArrayBuffer> =>
  z.instanceof(ArrayBuffer).parse(await ask({ do: 'write', rows }))

/**
 * Reads the first sheet of a file.
 * @param most the largest number of rows.
 * @throws SheetError at once if it is not a spreadsheet, within 2 s if it cannot be read.
 */
export const readSheet = async (file: File, most: number): Promise<SheetContent> => {
  const bytes = await file.arrayBuffer()
  sheetTypeOf(file.name, bytes)
  return Content.parse(await ask({ do: 'read', name: file.name, file: bytes, most }))
}
