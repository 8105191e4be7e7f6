import { allOperators, type Mutant } from './mutant.ts'
import type { Result } from './try.ts'

/** The smallest share of mutants that the tests have to notice, in percent. */
export const wanted = 85

/** A mutant in one line: where, and what became of what. */
export const lineOf = ({ file, operator, before, after }: Mutant, line: number): string => {
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${file}:${line} ${operator}: ${short(before)}${after && ` → ${short(after)}`}`
}

/** Percent with one decimal of the mutants that were noticed; 0 of none. */
export const share = (results: readonly Result[]): number => {
  const noticed = results.filter(({ verdict }) => verdict === 'noticed').length
  return results.length === 0 ? 0 : Math.round((noticed / results.length) * 1000) / 10
}

/** The results by operator, and each mutant that was not noticed. @param lineIn the line in which a mutant begins. */
export const reportText = (results: readonly Result[], lineIn: (mutant: Mutant) => number): string => {
  const rows = [...allOperators, undefined].flatMap(operator => {
    const own = results.filter(({ mutant }) => operator === undefined || mutant.operator === operator)
    if (own.length === 0) return []
    const noticed = own.filter(({ verdict }) => verdict === 'noticed').length
    return [`${(operator ?? 'all').padEnd(20)}${String(own.length).padStart(8)}${String(noticed).padStart(8)}`]
  })
  const missed = results.filter(({ verdict }) => verdict !== 'noticed')
  return [
    `${'operator'.padEnd(20)}${'mutants'.padStart(8)}${'noticed'.padStart(8)}`,
    ...rows,
    ...(missed.length > 0 ? ['', 'Not noticed:'] : []),
    ...missed.map(({ mutant, verdict, note }) => `  ${verdict} ${lineOf(mutant, lineIn(mutant))}${note && ` (${note})`}`),
    '',
    `${share(results)} % noticed; ${wanted} % are wanted.`,
  ].join('\n')
}
