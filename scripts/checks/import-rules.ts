/** What one part of the project may import, apart from itself. */
type Rule = {
  readonly may: readonly string[]
  /** Packages it may use; all of them if omitted. `node:` allows Node's built-in modules. */
  readonly packages?: readonly string[]
}

/** The parts that all of the app may use. */
const ground = ['contracts/api', 'contracts/wire', 'src/lib'] as const

/**
 * Defines which part may import which; nothing else does. A part is a folder; `*` makes a part of every subfolder. A file belongs
 * to the part with the longest matching folder. In `may`, `contracts/*` means all of its parts.
 */
export const importRules: Readonly<Record<string, Rule>> = {
  'contracts/api': { may: [], packages: ['zod'] },
  'contracts/wire': { may: ['contracts/api'], packages: ['zod'] },
  // The file of traced reads.
  contracts: { may: [] },
  'contracts/levels': { may: ['contracts', 'contracts/api', 'contracts/wire'], packages: ['zod'] },
  'contracts/states': { may: ['contracts/api', 'contracts/wire'], packages: ['zod'] },
  'contracts/examples': { may: ['contracts/api', 'contracts/wire', 'contracts/levels', 'contracts/states'], packages: [] },
  'contracts/rules': { may: ['contracts/api', 'contracts/wire', 'contracts/levels', 'contracts/states'], packages: ['zod'] },
  'harness/real': { may: ['contracts/*'] },
  // Reads command lines.
  'harness/command': { may: [], packages: ['node:'] },
  'harness/json': { may: [], packages: [] },
  'harness/openapi': { may: ['contracts/*', 'harness/command', 'harness/json'] },
  'harness/pact': { may: ['contracts/*', 'harness/command', 'harness/json', 'mocks'] },
  'harness/verify': { may: ['contracts/*', 'harness/command', 'harness/model', 'mocks'] },
  'harness/model': { may: ['contracts/*', 'harness/verify', 'mocks'] },
  // Injects defects into the mock and checks that the verification finds them.
  'harness/sensitivity': { may: ['contracts/*', 'harness/command', 'harness/model', 'harness/verify', 'mocks'] },
  'harness/security': { may: ['contracts/*', 'harness/command', 'harness/verify'] },
  'harness/walk': { may: ['contracts/*', 'harness/command', 'mocks'] },
  // Tests only.
  'harness/coverage': { may: [] },
  mocks: { may: ['contracts/api', 'contracts/wire', 'contracts/states'] },
  'src/lib': { may: ['contracts/api', 'contracts/wire', 'contracts/states'] },
  'src/i18n': { may: ['src/lib'] },
  'src/ui': { may: ground },
  'src/table': { may: [...ground, 'src/ui', 'src/i18n'] },
  'src/pages/*': { may: [...ground, 'src/ui', 'src/table', 'src/i18n'] },
  // Uses the mock only through the control API.
  'src/devtools': { may: [...ground, 'contracts/states', 'src/ui', 'src/i18n'] },
  'src/app': { may: [...ground, 'src/i18n', 'src/ui', 'src/table', 'src/pages/*'] },
  src: { may: ['src/app', 'src/lib', 'src/i18n', 'src/devtools'] },
  e2e: { may: ['contracts/api', 'contracts/wire', 'contracts/states', 'src/i18n'] },
  // The suites of table screens are generated from the screens' definitions and from the examples.
  'e2e/tables': { may: ['contracts/*', 'src/table', 'src/pages/*', 'e2e'] },
  'e2e/routes': { may: ['contracts/*', 'src/app', 'e2e'] },
  stories: { may: ['contracts/*', 'mocks', 'src/lib', 'src/ui', 'src/table', 'src/pages/*', 'src/app'] },
  '.storybook': { may: ['contracts/*', 'mocks', 'src/lib', 'src/i18n', 'src/app', 'scripts'] },
  bench: { may: ['contracts/*', 'mocks', 'src/i18n', 'scripts'] },
  scripts: {
    may: [
      'contracts/*',
      'harness/command',
      'harness/json',
      // Mutants of the mock are tried by the verification.
      'harness/model',
      'harness/verify',
      'mocks',
      'src/i18n',
      'src/lib',
      'src/app',
      'e2e',
      'e2e/routes',
    ],
  },
}

/** What tests of a part may import in addition. */
export const testRules: Readonly<Record<string, readonly string[]>> = {
  // The tests of the pages' client write the consumer pact.
  'src/lib': ['harness/pact', 'contracts/examples'],
  // The tests check that the model tells servers with a defect from the reference.
  'harness/model': ['harness/sensitivity'],
  // The tests check that holes of defective servers are found.
  'harness/security': ['harness/sensitivity'],
  'harness/coverage': ['contracts/*', 'harness/openapi', 'harness/pact', 'mocks'],
  stories: ['src/devtools'],
  // The hosts are tested for security holes.
  scripts: ['harness/security'],
  // The tests compare the output of other OpenAPI tools with the mock's responses.
  'harness/openapi': ['harness/pact'],
}

/** Files that may import these parts lazily (`import()`) but not statically. */
export const lazyRules: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': ['mocks', 'src/devtools'],
  'src/pages/shop/home.page.tsx': ['src/devtools'],
}

/** Parts that may use `import.meta.glob`. */
export const globParts: readonly string[] = ['src/app', 'stories']
