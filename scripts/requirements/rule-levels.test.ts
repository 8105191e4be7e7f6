import { expect, it } from 'vitest'
import { rules } from '#contracts/rules/rules.ts'
import { fileURLToPath } from 'node:url'
import { readRequirements } from './read-requirements.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Proves LEV-5.
it('each rule has the level of the requirements it checks: full if all of them are', () => {
  const levels = new Map(readRequirements(root).requirements.map(({ id, level }) => [id, level]))
  const levelOf = (source: string): string => (source.split(', ').every(id => levels.get(id) === 'full') ? 'full' : 'core')

  const wrong = rules.filter(({ source, level = 'core' }) => level !== levelOf(source))

  expect(wrong.map(({ name, source }) => `${source}: ${name}`)).toEqual([])
})
