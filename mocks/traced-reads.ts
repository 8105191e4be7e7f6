import type { Db } from './db/db.ts'
import { rows } from './db/rows.ts'

/** The nouns whose rows each call has read so far, in all worlds of this process. */
const nounsOf = new Map<string, Set<string>>()
/** Where the reads of the running handler are noted. Handlers are synchronous, so that there is one at a time. */
let noting: Set<string> | undefined

const views = new WeakMap<Db, Db>()

/** The tables, with a note of which of them a handler uses. */
const watched = (db: Db): Db => {
  const known = views.get(db)
  if (known) return known
  const view = new Proxy(db, {
    get: (target, key) => {
      if (typeof key === 'string' && key in rows) noting?.add(key)
      return Reflect.get(target, key) as unknown
    },
  })
  views.set(db, view)
  return view
}

/** Runs the handler of a call and notes whose rows it reads. Source: HST-5. */
export const tracingReads = <Result>(call: string, db: Db, work: (db: Db) => Result): Result => {
  const nouns = nounsOf.get(call) ?? new Set()
  nounsOf.set(call, nouns)
  noting = nouns
  try {
    return work(watched(db))
  } finally {
    noting = undefined
  }
}

/** The calls whose reply may differ after rows of these nouns were written. */
export const callsThatRead = (written: ReadonlySet<string>): string[] =>
  [...nounsOf].flatMap(([call, nouns]) => ([...nouns].some(noun => written.has(noun)) ? [call] : []))
