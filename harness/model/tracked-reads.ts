import type { Db } from '#mocks/db/db.ts'
import type { TableName } from '#mocks/db/rows.ts'

type Versions = readonly (readonly [table: TableName, version: number])[]

/** Wraps the tables of a world to record which of them a reply is read from. */
export const trackReads = (db: Db) => {
  let read = new Set<string>()
  const isTable = (name: string): name is TableName => name in db && typeof Reflect.get(db, name) === 'object'
  return {
    /** The same tables; every access is recorded. */
    db: new Proxy(db, {
      get: (all, name) => {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(all, name) as unknown
      },
    }),
    /** Runs `work`. @returns its result, and the versions of the tables that it read; undefined instead of them if it wrote */
    during: async <Result>(work: () => Promise<Result>): Promise<readonly [Result, Versions | undefined]> => {
      read = new Set()
      const before = db.writes()
      const result = await work()
      if (db.writes() !== before) return [result, undefined]
      return [result, [...read].filter(isTable).map(name => [name, db[name].version()] as const)]
    },
    isCurrent: (versions: Versions): boolean => versions.every(([name, version]) => db[name].version() === version),
  }
}
type Reads = ReturnType<typeof trackReads>

/** Maximum number of cached replies: more than any sequence reads. */
const most = 3000

/** Caches replies until a table that they were read from changes. */
export const createAnswers = <Answer>({ during, isCurrent }: Reads) => {
  const known = new Map<string, { readonly answer: Answer; readonly versions: Versions }>()
  return {
    get: async (question: unknown, ask: () => Promise<Answer>): Promise<Answer> => {
      const key = JSON.stringify(question)
      const found = known.get(key)
      if (found && isCurrent(found.versions)) return found.answer
      const [answer, versions] = await during(ask)
      if (known.size > most) known.clear()
      if (versions) known.set(key, { answer, versions })
      return answer
    },
    clear: (): void => known.clear(),
  }
}
