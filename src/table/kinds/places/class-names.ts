import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'

const nameOf = (classes: readonly ClassNode[], [first, ...rest]: readonly number[]): string[] => {
  const found = classes.find(one => one.id === first)
  return found ? [found.name, ...nameOf(found.children ?? [], rest)] : []
}

/** Paths of categories as text, as far as their names are known: `Food / Tea / Green tea`. */
export const namesOf = (classes: readonly ClassNode[], paths: readonly (readonly number[])[]): string[] =>
  paths.map(path => nameOf(classes, path).join(' / ')).filter(Boolean)
