import type { ParseKeys } from 'i18next'

/** A permission in the role editor. */
export type PermissionEntry = { readonly id: number; readonly name: string; readonly apis: string }
export type PermissionGroupEntry = {
  readonly id: number
  readonly name: string
  readonly permissions?: readonly PermissionEntry[] | undefined
}

/** The operations of a table screen, by the suffix of their route names. Source: ROL-8. */
export const operations = [
  { verb: 'index', name: 'roles.list' },
  { verb: 'show', name: 'btn.view' },
  { verb: 'store', name: 'btn.add' },
  { verb: 'update', name: 'btn.edit' },
  { verb: 'destroy', name: 'btn.delete' },
] as const satisfies readonly { verb: string; name: ParseKeys }[]
export type Verb = (typeof operations)[number]['verb']

/** A screen's permissions, by operation. */
export type Resource = { readonly key: string; readonly name: string; readonly ids: Readonly<Partial<Record<Verb, number>>> }

const isVerb = (text: string | undefined): text is Verb => operations.some(({ verb }) => verb === text)

/** The name before the colon: `Brands: list` belongs to `Brands`. */
const subjectOf = (name: string) => name.split(/[:：]/)[0]?.trim() ?? name

/**
 * Groups the usual operations into one row per screen that has a list; other permissions appear in the list of interfaces only.
 */
export const resourcesOf = (groups: readonly PermissionGroupEntry[]): Resource[] => {
  const found = new Map<string, Resource>()
  for (const { id, name, apis } of groups.flatMap(({ permissions = [] }) => permissions)) {
    const verb = apis.split('.').at(-1)
    if (!isVerb(verb)) continue
    const key = apis.slice(0, -verb.length - 1)
    const known = found.get(key) ?? { key, name: subjectOf(name), ids: {} }
    found.set(key, { ...known, ids: { ...known.ids, [verb]: id } })
  }
  return [...found.values()].filter(({ ids }) => ids.index !== undefined)
}
