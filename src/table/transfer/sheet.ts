import { z } from 'zod'
import type { SheetContent } from './sheet-book.ts'
import { SheetError, sheetTypeOf, type SheetCell } from './sheet-guard.ts'
import type { SheetAsk } from './sheet-worker.ts'

/** How long the worker may take for one file, in ms. */
const patience = { read: 2_000, write: 30_000 } as const

const Said = z.union([
  z.literal('ready'),
  z.object({ problem: z.enum(['empty', 'wrongType', 'tooLarge', 'tooManyRows', 'slow', 'unreadable']) }),
  z.object({ result: z.unknown() }),
])

/** Has the worker do one thing. It is ended afterwards, and when it takes too long: a file is never waited for any further. */
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
      const reply = Said.parse(data)
      if (reply === 'ready') {
        timer = setTimeout(() => fail(new SheetError('slow')), patience[what.do])
        worker.postMessage(what)
      } else if ('problem' in reply) fail(new SheetError(reply.problem))
      else end(() => resolve(reply.result))
    })
  })

const Content = z.object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** Rows as the bytes of a spreadsheet. @throws SheetError */
export const writeSheet = async (rows: readonly (readonly SheetCell[])[]): Promise<ArrayBuffer> =>
  z.instanceof(ArrayBuffer).parse(await ask({ do: 'write', rows }))

/**
 * The first sheet of a file.
 * @param most how many rows are taken.
 * @throws SheetError at once for what is no spreadsheet, within 2 s for what cannot be read.
 */
export const readSheet = async (file: File, most: number): Promise<SheetContent> => {
  const bytes = await file.arrayBuffer()
  sheetTypeOf(file.name, bytes)
  return Content.parse(await ask({ do: 'read', name: file.name, file: bytes, most }))
}
