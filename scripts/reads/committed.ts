import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'
import type { Reads } from './merge.ts'

/** The committed fields that pages read, one line per call. */
export const readsFile = join(root, 'contracts/reads.json')

export const committedReads = (): Reads => (existsSync(readsFile) ? (JSON.parse(readFileSync(readsFile, 'utf8')) as Reads) : {})
