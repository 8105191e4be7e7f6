import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../lib/command-line.ts'

const recipes = ['docs/ci/github-actions.yml', 'docs/ci/gitlab-ci.yml', 'docs/build-a-server.md', 'README.md']
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const { scripts: known } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf('package.json')))

it.each(recipes)('%s runs only scripts and programs that exist', file => {
  const text = textOf(file)

  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  const options = [...text.matchAll(/npx (playwright|storybook|pact-broker|pact-verifier) /g)].length

  expect(scripts.filter(name => !Object.hasOwn(known, name))).toEqual([])
  expect(scripts.length + options).toBeGreaterThan(0)
})

it.each(recipes.filter(file => file.endsWith('.yml')))('%s has no tabs and indents by two spaces', file => {
  const lines = textOf(file).split('\n')

  const wrong = lines.filter(line => line.includes('\t') || (/^ *[\w-]+:/.test(line) && line.search(/\S/) % 2 === 1))

  expect(wrong).toEqual([])
})
