import { createHash } from 'node:crypto'
import { filesBelow } from '../lib/files-below.ts'
import { root } from '../lib/command-line.ts'

type Project = { readonly name: string }

/**
 * The same projects in parts, one for each file of tests, in an order that `seed` makes up: Playwright takes projects as they come
 * and sorts files otherwise. A part is named `en admin/orders`; `--project 'en *'` chooses all of a language.
 */
export const shuffled = <P extends Project>(projects: readonly P[], seed: number): (P & { testMatch: string })[] => {
  const rank = ({ name }: Project) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  const parts = filesBelow(root, ['e2e'], /\.spec\.ts$/).flatMap(file =>
    projects.map(project => ({
      ...project,
      name: `${project.name} ${file.replace(/^e2e\/|\.spec\.ts$/g, '')}`,
      // With its folder: `orders.spec.ts` is in several.
      testMatch: `**/${file}`,
    })),
  )
  return parts.toSorted((a, b) => rank(a).localeCompare(rank(b)))
}
