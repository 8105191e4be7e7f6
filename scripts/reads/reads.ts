import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { jsonLines } from '#harness/json/json-lines.ts'
import type { Note } from '#src/lib/reads/notes.ts'
import { option } from '../lib/command-line.ts'
import { committedReads, readsFile } from './committed.ts'
import { mergeReads, undescribedIn } from './merge.ts'
import { notesFile } from './trace-plugin.ts'
import { walkScreens } from './walk-screens.ts'

const words = process.argv.slice(2)
if (words.includes('--fresh')) rmSync(notesFile, { force: true })
if (!words.includes('--merge')) await walkScreens(option('screen'))

const notes: Note[] = existsSync(notesFile)
  ? readFileSync(notesFile, 'utf8')
      .trim()
      .split('\n')
      .flatMap(line => JSON.parse(line) as Note[])
  : []
const reads = mergeReads(notes, words.includes('--fresh') ? {} : committedReads())
writeFileSync(readsFile, jsonLines(reads, 1))
const undescribed = undescribedIn(notes)
for (const { call, path, screen } of undescribed) console.error(`Read, but not described: ${call} ${path} on ${screen}`)
console.log(`${Object.keys(reads).length} calls, ${Object.values(reads).flat().length} fields that pages read`)
process.exitCode = undescribed.length > 0 ? 1 : 0
