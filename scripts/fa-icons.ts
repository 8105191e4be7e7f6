import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './tell.ts'

/** Names that are drawn as a letter. */
const letter = 'letter'
const svgs = join(root, 'node_modules/@fluentui/react-icons/lib/atoms/svg')

/** `building-shop` is drawn by `BuildingShop`. */
const componentOf = (file: string) => file.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

/** The outline of an icon at 20 px, read from Fluent's own file. @throws Error when there is no such icon. */
const outlineOf = (icon: string, style: 'Regular' | 'Filled'): string => {
  const [file = '', component = componentOf(file)] = icon.split('#')
  const text = readFileSync(join(svgs, `${file}.js`), 'utf8')
  const [, paths] = new RegExp(`export const ${component}20${style} = [^[]*\\[([^\\]]*)\\]`).exec(text) ?? []
  if (!paths) throw new Error(`Fluent has no ${component}20${style} in ${file}.`)
  return [...paths.matchAll(/"([^"]+)"/g)].map(match => match[1]).join('')
}

/** Every font-awesome name with the outline it is drawn by; an empty one means its first letter. Where `x-o` exists, `x` is filled. */
export const faIcons = (): { names: Record<string, string>; outlines: Record<string, string> } => {
  const lines = readFileSync(join(root, 'scripts/fa-icons.txt'), 'utf8').split('\n')
  const pairs = lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .flatMap(line => {
      const [icon = '', names = ''] = line.split(': ')
      return names.split(' ').map((name): [name: string, icon: string] => [name, icon])
    })
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
  const known = new Set(pairs.map(([name]) => name))
  const names: Record<string, string> = {}
  const outlines: Record<string, string> = {}
  for (const [name, icon] of pairs) {
    const style = known.has(`${name}-o`) ? 'Filled' : 'Regular'
    const key = icon === letter ? '' : icon + (style === 'Filled' ? '!' : '')
    names[name] = key
    if (key !== '') outlines[key] ??= outlineOf(icon, style)
  }
  return { names, outlines }
}

/** Where the app reads them. */
export const faIconsFile = join(root, 'src/ui/icons/fa-icons.json')

if (isMain(import.meta.url)) {
  const icons = faIcons()
  writeFileSync(faIconsFile, `${JSON.stringify(icons, null, 2)}\n`)
  console.log(`${Object.keys(icons.names).length} names, ${Object.keys(icons.outlines).length} outlines`)
}
