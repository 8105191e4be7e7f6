import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkImports, staleRules } from './check-imports.ts'

const made: string[] = []

/** Writes these files to a temporary folder. */
const project = (files: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  made.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

it('lets a page import the table engine and the contract', () => {
  const root = project({
    'contracts/api/brands.ts': 'export const brands = 1',
    'src/table/define-table.ts': 'export const defineTable = 1',
    'src/pages/admin/brands.page.ts':
      "import { brands } from '#contracts/api/brands.ts'\nimport { defineTable } from '../../table/define-table.ts'\nexport default [defineTable, brands]",
  })

  const { modules, imports, problems } = checkImports(root)

  expect({ modules, imports, problems }).toEqual({ modules: 3, imports: 2, problems: [] })
})

// Proves PRJ-1.
it.each([
  ['an end-to-end test that imports the app', 'e2e/a.spec.ts', "import '#src/lib/a.ts'"],
  ['a page that imports another audience', 'src/pages/shop/a.ts', "import '../admin/a.ts'"],
  ['a lazy import of the mock from a page', 'src/pages/shop/a.ts', "export const a = () => import('#mocks/a.ts')"],
  ['a contract that uses another package', 'contracts/api/b.ts', "import axios from 'axios'\nexport const b = axios"],
  ['a glob outside the router', 'src/ui/a.ts', "export const all = import.meta.glob('./*.ts')"],
  ['a barrel', 'src/ui/index.ts', "export { a } from '../lib/a.ts'"],
  ['an import of a file that does not exist', 'src/ui/a.ts', "import './gone.ts'"],
])('refuses %s', (_, file, text) => {
  const others = { 'src/lib/a.ts': '', 'src/pages/admin/a.ts': 'export const a = 1', 'mocks/a.ts': '', [file]: text }

  const { problems } = checkImports(project(others))

  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(file)
})

it('lets only main.tsx load the mock, and only lazily', () => {
  const lazy = project({
    'mocks/hosts/page/browser.ts': 'export const a = 1',
    'src/main.tsx': "await import('#mocks/hosts/page/browser.ts')",
  })
  const eager = project({
    'mocks/hosts/page/browser.ts': 'export const a = 1',
    'src/main.tsx': "import '#mocks/hosts/page/browser.ts'",
  })

  const problems = [checkImports(lazy).problems.length, checkImports(eager).problems.length]

  expect(problems).toEqual([0, 1])
})

// Proves PRJ-1.
it('finds a cycle and lists its files', () => {
  const root = project({
    'src/lib/a.ts': "import './b.ts'",
    'src/lib/b.ts': "import type { C } from './c.ts'\nexport type B = C",
    'src/lib/c.ts': "export type { B as C } from './a.ts'\nexport const c = 1",
  })

  const { problems } = checkImports(root)

  expect(problems).toEqual(['Import cycle: src/lib/a.ts -> src/lib/b.ts -> src/lib/c.ts -> src/lib/a.ts.'])
})

it('fails if there was nothing to read', () => {
  const root = project({ 'readme.txt': '' })

  const { modules, problems } = checkImports(root)

  expect(modules).toBe(0)
  expect(problems).toEqual(['No module was read, so nothing was checked.'])
})

it('suggests how to fix a wrong direction', () => {
  const root = project({ 'src/ui/a.ts': "import '#src/table/b.ts'", 'src/table/b.ts': '' })

  const { problems } = checkImports(root)

  expect(problems[0]).toContain('src/ui may not use src/table')
  expect(problems[0]).toContain('Move what both need to')
  expect(problems[0]).toContain('scripts/checks/import-rules.ts')
})

it('lets only a test of the client write the consumer pact', () => {
  const files = { 'harness/pact/a.ts': 'export const a = 1', 'src/lib/b.test.ts': "import '#harness/pact/a.ts'" }
  const inTest = checkImports(project(files))
  const inCode = checkImports(project({ ...files, 'src/lib/b.ts': "import '#harness/pact/a.ts'" }))

  expect(inTest.problems).toEqual([])
  expect(inCode.problems).toHaveLength(1)
})

// Proves PRJ-1.
it('reports what the rules allow but no file uses', () => {
  const root = project({
    'src/ui/a.ts': "import 'axios'\nimport '#src/lib/b.ts'",
    'src/ui/a.test.ts': "import '#mocks/c.ts'",
    'src/lib/b.ts': '',
    'mocks/c.ts': '',
    'src/main.tsx': "export const load = () => import('#mocks/c.ts')",
    'stories/all.ts': "export const all = import.meta.glob('./*.tsx')",
  })

  const stale = staleRules(root, {
    directions: { 'src/ui': ['src/lib', 'mocks', 'contracts/api'] },
    testDirections: { 'src/ui': ['mocks', 'src/lib'] },
    packages: { 'src/ui': ['axios', 'zod'] },
    lazy: { 'src/main.tsx': ['mocks', 'src/devtools'] },
    globs: ['stories', 'src/app'],
  })

  expect(stale).toEqual([
    'No file of src/ui imports mocks this way: delete the entry from scripts/checks/import-rules.ts.',
    'No file of src/ui imports contracts/api this way: delete the entry from scripts/checks/import-rules.ts.',
    'No file of src/ui imports src/lib this way: delete the entry from scripts/checks/import-rules.ts.',
    'No file of src/ui imports zod this way: delete the entry from scripts/checks/import-rules.ts.',
    'No file of src/main.tsx imports src/devtools this way: delete the entry from scripts/checks/import-rules.ts.',
    'No file of src/app uses import.meta.glob: delete the entry from scripts/checks/import-rules.ts.',
  ])
})
