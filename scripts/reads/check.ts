import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { describedPaths, leadsTo } from '#contracts/wire/reply-paths.ts'
import type { Note } from '#src/lib/reads/notes.ts'
import { isMain } from '../lib/command-line.ts'
import { coreByHand, type MarkedField } from './core-by-hand.ts'
import { committedReads, recentNotes } from './committed.ts'
import { mergeReads, type Reads } from './merge.ts'

/** Fields that are core by hand, by call. */
type Marks = Readonly<Record<string, readonly MarkedField[]>>

const isRead = (path: string, paths: readonly string[]): boolean => paths.some(one => leadsTo(path, one) || leadsTo(one, path))

/**
 * What is wrong with the committed reads: calls and fields that are not described, and fields that a description marks as core
 * by hand without a reason, although no page reads them.
 * @param marks fields that descriptions mark as core, by call. Source: RDS-5.
 */
export const problemsOf = (reads: Reads, marks: Marks = {}): string[] => {
  const described = new Map(endpoints.map(to => [nameOf(to), ['', ...describedPaths(to.reply)]]))
  const unknown = Object.entries(reads).flatMap(([call, paths]) => {
    const known = described.get(call)
    if (!known) return [`Read, but not described: the call ${call}`]
    return paths.filter(path => !known.includes(path)).map(path => `Read, but not described: ${call} ${path}`)
  })
  const unread = Object.entries(marks).flatMap(([call, fields]) =>
    fields
      .filter(({ path, because }) => because === '' && !isRead(path, reads[call] ?? []))
      .map(({ path }) => `Core without a reason, and never read: ${call} ${path}`),
  )
  return [...unknown, ...unread]
}

/**
 * Fields that pages have read in a traced build, but that are not committed: they would count as full, and no server would be
 * asked for them. Source: RDS-4.
 */
export const uncommittedIn = (notes: readonly Note[], reads: Reads): string[] =>
  Object.entries(mergeReads(notes, reads)).flatMap(([call, paths]) =>
    paths
      .filter(path => !reads[call]?.includes(path))
      .map(path => `Read, but not in contracts/reads.json: ${call} ${path}; npm run reads -- --merge adds it`),
  )

if (isMain(import.meta.url)) {
  const reads = committedReads()
  const marks = Object.fromEntries(endpoints.map(to => [nameOf(to), coreByHand(to)]))
  const problems = [...problemsOf(reads, marks), ...uncommittedIn(recentNotes(), reads)]
  for (const problem of problems) console.error(problem)
  console.log(`${Object.values(reads).flat().length} fields that pages read, of ${Object.keys(reads).length} calls`)
  if (problems.length > 0) console.error('Describe them in contracts/api, or run npm run reads if pages no longer read them.')
  process.exitCode = problems.length > 0 ? 1 : 0
}
