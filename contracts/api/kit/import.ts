import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Maximum number of rows in one import; more would not fit into one form. */
export const maxImport = 1000

/**
 * Adds many rows at once, all or none; a refusal names the row and its field, `3.name`. Rows are encoded as
 * `0[name]=..&1[name]=..`: spread the array, `{ ...rows }`. Source: LST-18.
 */
export const importOf = <const Path extends `/${string}`, Row extends z.ZodType>(path: Path, noun: string, row: Row) =>
  endpoint({
    method: 'POST',
    path: `${path}/import/excel` as `${Path}/import/excel` & `/${string}`,
    auth: 'admin',
    about: `Import ${noun}`,
    body: z.record(z.string().regex(/^\d{1,4}$/), row).refine(rows => {
      const { length } = Object.keys(rows)
      return length > 0 && length <= maxImport
    }),
    reply: z.int().min(1).describe('Number of rows that were added.'),
    errors: ['invalidInput'],
  })
