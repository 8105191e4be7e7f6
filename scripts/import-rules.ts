/** What one part of the project may import, beside itself. */
type Rule = {
  readonly may: readonly string[]
  /** Packages it may use; all when left out. `node:` stands for Node's own modules. */
  readonly packages?: readonly string[]
}

/** The parts of `src` from the ground up. */
const ground = ['contracts/api', 'src/lib', 'src/i18n']

/**
 * Who may import whom: the only place where it is written. A part is a folder; `*` makes a part of every subfolder.
 * A file belongs to the part with the longest matching folder. Source: design, section 3.
 */
export const importRules: Readonly<Record<string, Rule>> = {
  'contracts/api': { may: [], packages: ['zod'] },
  'contracts/examples': { may: ['contracts/api'] },
  'contracts/real': { may: ['contracts/api'] },
  'contracts/rules': { may: ['contracts/api'] },
  // Its test compares with what the script writes.
  'contracts/openapi': { may: ['contracts/api', 'contracts/examples', 'contracts'] },
  'contracts/pact': { may: ['contracts/api', 'contracts/examples', 'contracts/rules', 'mocks', 'src/lib'] },
  'contracts/verify': { may: ['contracts/api', 'contracts/examples', 'contracts/rules', 'contracts/pact', 'mocks', 'src/lib'] },
  // Puts faults into the mock and watches the verification find them.
  'contracts/sensitivity': { may: ['contracts/api', 'contracts/examples', 'contracts/rules', 'contracts/verify', 'mocks'] },
  // Its tests look for the holes that the catalogue of faults makes.
  'contracts/security': { may: ['contracts/api', 'contracts/examples', 'contracts/rules', 'contracts/sensitivity'] },
  // The files right in the folder write the document and look over the whole.
  contracts: { may: ['contracts/api', 'contracts/examples', 'contracts/openapi', 'contracts/pact', 'mocks'] },
  mocks: { may: ['contracts/api'] },
  // Walks through the shop along the examples; no part of the backend.
  'mocks/walk': { may: ['contracts/api', 'contracts/examples', 'mocks'] },
  'src/lib': { may: ['contracts/api', 'src/i18n'] },
  'src/i18n': { may: ['src/lib'] },
  'src/ui': { may: ground },
  'src/table': { may: [...ground, 'src/ui'] },
  'src/pages/*': { may: [...ground, 'src/ui', 'src/table'] },
  // Controls the backend in the page, and knows it only by its control API.
  'src/panel': { may: [...ground, 'src/ui'] },
  'src/app': { may: [...ground, 'src/ui', 'src/table', 'src/pages/*'] },
  src: { may: [...ground, 'src/app', 'src/pages/*'] },
  e2e: { may: ['contracts/api', 'src/i18n'] },
  // The suites of table screens are derived from the screens' definitions, which are data, and from what the description shows.
  'e2e/tables': { may: ['contracts/api', 'contracts/examples', 'src/i18n', 'src/table', 'src/pages/*', 'e2e'] },
  // The routes are data, too.
  'e2e/routes': { may: ['contracts/api', 'src/i18n', 'src/app', 'e2e'] },
  stories: {
    may: ['contracts/api', 'mocks', 'src', 'src/lib', 'src/i18n', 'src/ui', 'src/table', 'src/pages/*', 'src/app', 'src/panel'],
  },
  '.storybook': { may: ['contracts/api', 'mocks', 'src/lib', 'src/i18n', 'src/ui', 'src/app', 'scripts'] },
  scripts: { may: ['contracts/api', 'contracts/examples', 'mocks', 'src/i18n', 'src/lib', 'src/app', 'e2e/routes'] },
}

/** Importers that may load these parts lazily (`import()`), though not otherwise. */
export const lazyRules: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': ['mocks', 'src/panel'],
  'src/pages/shop/home.page.tsx': ['src/panel'],
}

/** Parts that may use `import.meta.glob`. */
export const globParts: readonly string[] = ['src/app', 'stories']

/** Index files that are lists of their own making, or registries, and not barrels. */
export const registries: readonly string[] = ['contracts/api/index.ts', 'src/table/kinds/index.ts']
