import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders without files of ours. */
const foreign = new Set(['node_modules', 'dist', '.git', '.cache'])

const below = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name)
        if (!entry.isDirectory()) return [path]
        return foreign.has(entry.name) ? [] : below(path)
      })
    : []

/** Every file of the project in these folders whose path matches, relative to the root, with forward slashes. */
export const filesBelow = (root: string, folders: readonly string[], name: RegExp): string[] =>
  folders
    .flatMap(folder => below(join(root, folder)))
    .filter(path => name.test(path))
    .map(path => relative(root, path).split(sep).join('/'))
