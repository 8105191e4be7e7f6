import { rmSync, writeFileSync } from 'node:fs'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { jsonLines } from '#harness/json/json-lines.ts'
import { readOptions } from '../lib/command-line.ts'
import { committedReads, readsFile, recentNotes } from './committed.ts'
import { mergeReads, undescribedIn } from './merge.ts'
import { notesFile } from './trace-plugin.ts'
import { walkScreens } from './walk-screens.ts'

const help = `Opens every screen, notes which fields of the replies it reads, and writes contracts/reads.json.

  npm run reads [-- --screen TEXT] [--fresh] [--merge]

  --screen TEXT  only screens with this text in their name
  --fresh        forgets what was noted and committed before; without it, calls that are not committed stay core as a whole
  --merge        opens no screen: only merges what other runs have noted`

const options = readOptions(help, {
  screen: { type: 'string' },
  fresh: { type: 'boolean' },
  merge: { type: 'boolean' },
})
if (options.fresh) rmSync(notesFile, { force: true })
if (!options.merge) await walkScreens(options.screen)

const notes = recentNotes()
const reads = mergeReads(notes, options.fresh ? {} : committedReads())
writeFileSync(readsFile, jsonLines(reads, 1))
const undescribed = undescribedIn(notes)
for (const { call, path, screen } of undescribed) console.error(`Read, but not described: ${call} ${path} on ${screen}`)
const untraced = endpoints.map(nameOf).filter(name => !(name in reads))
if (untraced.length > 0) console.log(`Not traced, so core as a whole:\n${untraced.map(name => `  ${name}`).join('\n')}`)
console.log(
  `${Object.keys(reads).length} calls of ${endpoints.length}, ${Object.values(reads).flat().length} fields that pages read`,
)
process.exitCode = undescribed.length > 0 ? 1 : 0
