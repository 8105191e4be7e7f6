import { z } from 'zod'
import type { Write } from '../../db/journal.ts'
import type { TableName } from '../../db/rows.ts'
import type { Row } from '../../db/table.ts'
import { Fault } from '../../faults.ts'
import { NotKept } from '../../not-kept.ts'
import type { Bilingual } from '../../refusal.ts'
import { Scale, Time } from '../../snapshot.ts'
import { createWorld, type World } from '../../world.ts'
import { LimitReached, type StoredRow, type StoredWorld, type WorldLimits, type WorldStore } from './world-store.ts'

/** The beginning of the head, which says from which seed a stored world comes. */
const Seed = z.object({ scale: Scale, seededAt: Time })
export type Seed = z.output<typeof Seed>

const Head = Seed.extend({ faults: z.array(Fault), last: z.record(z.string(), z.int().min(0)) })

const noRoom: Bilingual = {
  zh: '服务器存储空间不足，未能保存，操作已撤销。',
  en: 'The server has no room left, so this was not saved and has been undone.',
}

const beyondLimits = ({ rows, bytes }: WorldLimits): Bilingual => ({
  zh: `此商城已达上限（${rows} 行，${Math.round(bytes / 1e6)} MB），操作已撤销。`,
  en: `This shop has reached its limit (${rows} changed rows, ${Math.round(bytes / 1e6)} MB), so this has been undone.`,
})

/** Called with every change of a world after it was stored: the tables that were written, or all of them. */
export type OnChange = (tables: ReadonlySet<string> | 'all') => void

type Kept = {
  readonly store: WorldStore
  readonly name: string
  /** Where a world that is not stored yet begins. */
  readonly seed: Seed
  readonly onChange?: OnChange | undefined
  readonly limits?: WorldLimits | undefined
}

const snapshotOf = ({ head, rows }: StoredWorld): unknown => {
  const { last, ...others } = JSON.parse(head) as { last: Record<string, number> }
  const byNoun = Map.groupBy(rows, ({ noun }) => noun)
  const changes = Object.fromEntries(
    Object.entries(last).map(([noun, id]) => [
      noun,
      { last: id, rows: (byNoun.get(noun) ?? []).map(({ row }): unknown => JSON.parse(row)) },
    ]),
  )
  return { ...others, changes }
}

/** The rows that a list of writes leaves behind, each once. */
const rowsAfter = (writes: readonly Write[]): StoredRow[] => {
  const rows = new Map<string, StoredRow>()
  for (const { table, next } of writes) {
    const { id } = next as Row
    rows.set(`${table} ${id}`, { noun: table, id, row: JSON.stringify(next) })
  }
  return [...rows.values()]
}

/** All rows that differ from the seed. */
const allRows = (world: World): StoredRow[] =>
  Object.entries(world.db.changes()).flatMap(([noun, { rows }]) =>
    rows.map(row => ({ noun, id: typeof row === 'number' ? row : row.id, row: JSON.stringify(row) })),
  )

/**
 * Opens a world that is written to a store within each request that changes it, and read from it if it is there. A change that
 * cannot be stored is undone, and the request is refused. Source: HST-1, HST-3.
 * @throws Error if what is stored cannot be read.
 */
export const openKept = ({ store, name, seed, onChange, limits }: Kept) => {
  let writes: Write[] = []
  let isWhole = false
  /** The nouns that have rows that differ from the seed. */
  let nouns = new Set<string>()
  let savedHead = ''
  let hasEnded = false

  const stored = store.read(name)
  const world = createWorld({
    ...(stored ? Seed.parse(JSON.parse(stored.head)) : seed),
    around: (work, reads = false) => {
      const result = work()
      const problem = save()
      if (problem === undefined || reads) return result
      throw new NotKept(problem)
    },
    observer: {
      wrote: news => void writes.push(...news),
      replaced: () => {
        isWhole = true
        writes = []
      },
    },
  })
  const fresh = world.snapshot()

  const headNow = (): string => {
    const last = Object.fromEntries([...nouns].map(noun => [noun, world.db[noun as TableName].nextId() - 1]))
    return JSON.stringify({ ...world.head(), faults: world.faults.list(), last })
  }

  const settled = (head: string): void => {
    writes = []
    isWhole = false
    savedHead = head
  }

  /** Returns the world to what is stored. */
  const takeBack = (): void => {
    const former = store.read(name)
    world.restore(former ? snapshotOf(former) : fresh)
    const head = former && Head.parse(JSON.parse(former.head))
    world.faults.set(head?.faults ?? [])
    nouns = new Set(Object.keys(head?.last ?? {}))
    settled(former?.head ?? '')
  }

  /** Stores what has changed since the last time. @returns why the change could not be stored and was undone. */
  const save = (): Bilingual | undefined => {
    if (hasEnded) return undefined
    const rows = isWhole ? allRows(world) : rowsAfter(writes)
    const written = new Set(rows.map(({ noun }) => noun))
    nouns = isWhole ? written : new Set([...nouns, ...written])
    const head = headNow()
    if (rows.length === 0 && !isWhole && head === savedHead) return undefined
    try {
      store.write(name, { head, rows, isWhole }, limits)
    } catch (reason) {
      takeBack()
      if (reason instanceof LimitReached) return beyondLimits(reason.limits)
      console.error(`[mock] A change could not be stored: ${String(reason)}`)
      return noRoom
    }
    const wasWhole = isWhole
    settled(head)
    onChange?.(wasWhole ? 'all' : written)
    return undefined
  }

  if (stored) takeBack()
  return {
    world,
    save,
    /** Stores nothing any more: the world was removed from the store. */
    end: (): void => void (hasEnded = true),
  }
}

export type KeptWorld = ReturnType<typeof openKept>
