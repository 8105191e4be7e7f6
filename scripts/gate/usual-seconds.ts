import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../lib/command-line.ts'

/** Stores how many seconds each step took when it last passed on this machine. */
const file = join(root, 'dist/reports/seconds.json')

const Seconds = z.record(z.string(), z.number())

const read = (): Readonly<Record<string, number>> =>
  existsSync(file) ? Seconds.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** How long a step took when it last passed here; undefined before that. */
export const usualSeconds = (step: string): number | undefined => read()[step]

/** Stores how long a step took. */
export const rememberSeconds = (step: string, seconds: number): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...read(), [step]: Math.round(seconds) }, undefined, 2))
}

/** Formats a duration: `45 s` or `3 min`. */
export const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
