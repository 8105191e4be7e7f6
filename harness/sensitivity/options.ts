import { availableParallelism } from 'node:os'
import { levels, type Level } from '#contracts/api/kit/level.ts'
import { Misuse, valuesIn } from '#harness/command/command.ts'
import { mustKnow } from '#harness/verify/must-know.ts'
import { defects } from './catalogue.ts'
import type { Defect } from './defect.ts'
import { places, type Place } from './notice.ts'

export const help = `Tells how much the verification sees: puts defects into the mock, one at a time, and verifies the call that has one.

  npm run sensitivity [-- --only DEFECT] [--layer LAYER] [--level LEVEL] [--jobs N]

  --only DEFECT  only the defect with this id, or those of a kind or call, for example "wrong total"; may be repeated
  --layer LAYER  only one layer: ${places.filter(place => place !== 'set-up').join(', ')}
                 Sequences (model) are played where no other layer has noticed anything, or with --layer model
  --level LEVEL  core or full (default): by which level the verification judges; what it calls advice is not counted
  --jobs N       how many defects are tried at the same time; as many as there are cores unless told
  --help         this text

Exit code: 0 when at least 97 % are noticed and the mock without a defect has no findings, 1 otherwise, 2 for a wrong command.
`

/** The options of the command. */
export type Options = {
  readonly wanted: readonly Defect[]
  readonly layer: Place | undefined
  readonly level: Level
  readonly jobs: number
}

const layerOf = (text: string | undefined): Place | undefined => {
  const found = places.find(place => place === text && place !== 'set-up')
  if (text !== undefined && !found) throw new Misuse(`There is no layer "${text}". See --help.`)
  return found
}

const levelNamed = (name: string): Level => {
  const found = levels.find(level => level === name)
  if (!found) throw new Misuse(`There is no level "${name}". See --help.`)
  return found
}

const jobsOf = (text: string | undefined): number => {
  const jobs = text === undefined ? availableParallelism() : Number(text)
  if (!Number.isInteger(jobs) || jobs < 1) throw new Misuse('--jobs must be a whole number, 1 or greater.')
  return jobs
}

const known = {
  only: { type: 'string', multiple: true },
  layer: { type: 'string' },
  level: { type: 'string' },
  jobs: { type: 'string' },
} as const

/** Reads the command line. @throws Misuse with a sentence that says what to do. */
export const optionsOf = (args: readonly string[]): Options => {
  const { only, layer, level = 'full', jobs } = valuesIn(args, known)
  const names = [...new Set(defects.flatMap(({ id, kind, call }) => [id, kind, call]))]
  mustKnow('defect, kind or call', only, names)
  const wanted = defects.filter(({ id, kind, call }) => !only || only.some(name => [id, kind, call].includes(name)))
  return { wanted, layer: layerOf(layer), level: levelNamed(level), jobs: jobsOf(jobs) }
}
