import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { notesPath } from '#src/lib/reads/notes.ts'
import { root } from '../lib/command-line.ts'

/** Where traced builds write what pages read: one JSON list of notes per line. */
export const notesFile = join(root, 'dist/reads/notes.jsonl')

/** The compiler's helpers for `{ ...reply }` and `{ field, ...rest } = reply`, and our replacements. */
const helpers: Readonly<Record<string, string>> = {
  '@oxc-project/runtime/helpers/objectSpread2': 'objectSpread',
  '@oxc-project/runtime/helpers/objectWithoutProperties': 'objectRest',
}
const own = join(root, 'src/lib/reads/object-spread.ts')
const prefix = '\0traced:'

/**
 * Makes a build trace reads. A copy of a reply records reads of its fields, and copying the fields itself does not count as
 * reading. Source: RDS-2.
 */
export const tracesReads = (): Plugin => ({
  name: 'traces-reads',
  enforce: 'post',
  resolveId: id => (helpers[id] ? `${prefix}${id}` : undefined),
  load: id => {
    const name = helpers[id.slice(prefix.length)]
    return id.startsWith(prefix) && name ? `export { ${name} as default } from ${JSON.stringify(own)}` : undefined
  },
  transform: (code, id) => {
    const [file = ''] = id.split('?')
    if (!file.startsWith(join(root, 'src/')) || !/\.tsx?$/.test(file) || file.includes('/src/lib/reads/')) return undefined
    return transformWithOxc(code, file.replace(/tsx?$/, 'js'), { target: 'es2017', sourcemap: true })
  },
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const keepNotes = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
  appendFileSync(notesFile, `${await bodyOf(request)}\n`)
  answer.writeHead(204).end()
}

/** Makes a preview server store the notes of the pages that it serves. */
export const collectsReads = (): Plugin => ({
  name: 'collects-reads',
  configurePreviewServer: server => {
    mkdirSync(dirname(notesFile), { recursive: true })
    server.middlewares.use(notesPath, (request: IncomingMessage, answer: ServerResponse) => void keepNotes(request, answer))
  },
})
