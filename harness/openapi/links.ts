import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../docs/requirements/', import.meta.url)

/** In which file of the requirements each id is. */
const fileOf: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .flatMap(file =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(
        ([, id = '']) => [id, file] as const,
      ),
    ),
)

/** Turns the requirement ids in a text into links. Source: CON-13. */
export const linked = (text: string): string =>
  text.replaceAll(/\b[A-Z]{3}-\d+\b/g, id => (fileOf.has(id) ? `[${id}](../../docs/requirements/${fileOf.get(id)})` : id))
