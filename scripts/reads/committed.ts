import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Note } from '#src/lib/reads/notes.ts'
import { root } from '../lib/command-line.ts'
import type { Reads } from './merge.ts'
import { notesFile } from './trace-plugin.ts'

/** The committed fields that pages read, one line per call. */
export const readsFile = join(root, 'contracts/reads.json')

export const committedReads = (): Reads => (existsSync(readsFile) ? (JSON.parse(readFileSync(readsFile, 'utf8')) as Reads) : {})

/** What traced builds of this checkout have noted so far. */
export const recentNotes = (): Note[] =>
  existsSync(notesFile)
    ? readFileSync(notesFile, 'utf8')
        .trim()
        .split('\n')
        .flatMap(line => JSON.parse(line) as Note[])
    : []
