import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../lib/command-line.ts'
import { switched, type Mutant } from '../mutant.ts'

/** Which mutant is active, 0 for none, and the numbers of those whose code has run. */
export const probe = { active: 0, met: new Set<number>() }

/** The global function by which planted code asks whether its mutant is active. */
const question = '__isMutant'

const isActive = (number: number): boolean => {
  probe.met.add(number)
  return number === probe.active
}

/** Plants mutants into the modules that this thread loads from now on; their numbers begin with 1. Source: MUT-5. */
export const plant = (mutants: readonly Mutant[]): void => {
  Object.assign(globalThis, { [question]: isActive })
  const byUrl = Map.groupBy(
    mutants.map((mutant, at) => [at + 1, mutant] as const),
    ([, { file }]) => pathToFileURL(join(root, file)).href,
  )
  registerHooks({
    load: (url, context, next) => {
      const own = byUrl.get(url)
      const [first] = own ?? []
      if (!own || !first) return next(url, context)
      const text = readFileSync(join(root, first[1].file), 'utf8')
      const source = switched(text, own, number => `${question}(${number})`)
      return { format: 'module-typescript', shortCircuit: true, source }
    },
  })
}
