import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopRoutes, userRoutes, type StorefrontRoute } from '#src/app/routes.ts'
import { readModules, type Module } from './read-imports.ts'

/** Who reads a text decides which file it stands in, so that nobody fetches the words of others. The first is read by all. */
export const parts = ['everyone', 'buyer', 'office', 'panel'] as const
export type Part = (typeof parts)[number]

const offices = /^src\/(app\/(back-office|shell)\/|table\/|pages\/(admin|seller)\/(?!accounts\/login\.page))/
const panel = /^src\/devtools\//
/** Code of pages that need a buyer: all of the user centre but its articles, and what its routes say of the storefront's. */
/** The page that a route loads. */
export const pageFileOf = ({ lazy }: StorefrontRoute): string =>
  `src/${/pages\/[\w/-]+\.page\.tsx/.exec(String(lazy))?.[0] ?? ''}`

const buyerPages = new Set(
  [...shopRoutes.filter(route => route.needsBuyer), ...userRoutes.filter(route => !route.open)].map(pageFileOf),
)

/** The part whose door a file stands behind; code that several doors lead to belongs to none. */
const doorOf = (file: string): Part | undefined => {
  if (offices.test(file)) return 'office'
  if (panel.test(file)) return 'panel'
  return buyerPages.has(file) ? 'buyer' : undefined
}

const isCode = ({ file }: Module): boolean => file.startsWith('src/') && !/\.(test|type-test|d)\.tsx?$/.test(file)

/** Every file that these lead to, without going through other doors. */
const reach = (modules: ReadonlyMap<string, Module>, starts: readonly string[], part: Part): Set<string> => {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    const door = doorOf(file)
    if (reached.has(file) || !modules.has(file) || (door !== undefined && door !== part)) return
    reached.add(file)
    for (const one of modules.get(file)?.imports ?? []) if (one.file) visit(one.file)
  }
  starts.forEach(visit)
  return reached
}

/** Which files each part's readers have in front of them; those of everyone are only there. */
const filesByPart = (root: string): Record<Part, ReadonlySet<string>> => {
  const all = readModules(root, ['src']).modules.filter(isCode)
  const modules = new Map(all.map(module => [module.file, module]))
  const open = all.map(({ file }) => file).filter(file => /^src\/(main\.|app\/)|\.page\.tsx$/.test(file) && !doorOf(file))
  const everyone = reach(modules, open, 'everyone')
  const behind = (part: Part) => {
    const doors = all.map(({ file }) => file).filter(file => doorOf(file) === part)
    return new Set([...reach(modules, doors, part)].filter(file => !everyone.has(file)))
  }
  return { everyone, buyer: behind('buyer'), office: behind('office'), panel: behind('panel') }
}

/** `'shop.cart'` names a text; `` `orders.status.${…}` `` names all that begin so. */
const named = /['"`]([a-zA-Z]+(?:\.[\w-]+)*\.?)(['"`$])/g

/** Tells for a key whether this code names it. */
export const namesText = (code: string): ((key: string) => boolean) => {
  const found = [...code.matchAll(named)].map(([, name = '', end]) => ({ name, end }))
  const whole = new Set(found.filter(({ name, end }) => end !== '$' && !name.endsWith('.')).map(({ name }) => name))
  const starts = found
    .filter(({ name, end }) => name.includes('.') && (end === '$' || name.endsWith('.')))
    .map(({ name }) => name)
  return (key: string) => whole.has(key) || whole.has(key.replace(/_\w+$/, '')) || starts.some(start => key.startsWith(start))
}

/**
 * Where texts belong by who reads them: what several read, everyone gets. A text that no code names belongs nowhere.
 * @param keys dotted keys of all texts.
 */
export const placesOf = (root: string, keys: readonly string[]): Map<string, Part> => {
  const files = filesByPart(root)
  const readers = parts.map(part => ({
    part,
    reads: [...files[part]].map(file => namesText(readFileSync(join(root, file), 'utf8'))),
  }))
  const places = keys.flatMap(key => {
    const by = readers.filter(({ reads }) => reads.some(names => names(key))).map(({ part }) => part)
    const [first] = by
    if (!first) return []
    return [[key, by.length === 1 ? first : 'everyone'] as const]
  })
  return new Map(places)
}
