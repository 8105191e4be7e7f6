import { createHash } from 'node:crypto'
import { filesBelow } from '../lib/files-below.ts'
import { root } from '../lib/command-line.ts'

type Project = { readonly name: string }

/**
 * Splits the projects into one per test file, in an order that depends on `seed`. Playwright runs projects in the given order but
 * sorts files. A part is named `en admin/orders`.
 */
export const shuffled = <P extends Project>(projects: readonly P[], seed: number): (P & { testMatch: string })[] => {
  const rank = ({ name }: Project) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  const parts = filesBelow(root, ['e2e'], /\.spec\.ts$/).flatMap(file =>
    projects.map(project => ({
      ...project,
      name: `${project.name} ${file.replace(/^e2e\/|\.spec\.ts$/g, '')}`,
      // With its folder, because several folders have an `orders.spec.ts`.
      testMatch: `**/${file}`,
    })),
  )
  return parts.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

/** Makes `--project=en` of a shuffled run select all parts of the language. */
export const ofAllParts = (words: readonly string[]): string[] =>
  words.map((word, at) => (word.startsWith('--project=') || words[at - 1] === '--project' ? `${word} *` : word))
