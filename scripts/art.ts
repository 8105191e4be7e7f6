/**
 * Writes mocks/pictures/art.json: the icons that the catalogue and the faces use, out of the devDependency
 * @iconify-json/fluent-emoji-flat (Fluent Emoji by Microsoft, MIT), on a canvas of 320 x 320. Run it when the catalogue names new art:
 * `node scripts/art.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { artNames } from '#mocks/pictures/art-names.ts'
import { compactPath } from './compact-path.ts'

const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })

const source = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
const { icons } = IconSet.parse(JSON.parse(readFileSync(source, 'utf8')))

/** Attributes that are lengths. Paths are written ten times as large, so everything else has to be as well. */
const lengths = / (cx|cy|r|rx|ry|x|y|width|height|stroke-width)="([\d.]+)"/g

const bodyOf = (name: string): string => {
  const icon = icons[name]
  if (!icon) throw new Error(`fluent-emoji-flat has no icon "${name}".`)
  const [, inner] = /^<g fill="none">(.*)<\/g>$/s.exec(icon.body) ?? []
  // Single quotes need no escape in JSON.
  return (inner ?? icon.body)
    .replace(lengths, (_, name: string, value: string) => ` ${name}="${Math.round(Number(value) * 10)}"`)
    .replace(
      /rotate\(([-\d.]+) ([\d.]+) ([\d.]+)\)/g,
      (_, angle: string, ...centre: string[]) =>
        `rotate(${angle} ${centre
          .slice(0, 2)
          .map(value => Math.round(Number(value) * 10))
          .join(' ')})`,
    )
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${compactPath(path)}"`)
    .replaceAll('"', "'")
}

const names = artNames()
const text = JSON.stringify(
  {
    license: 'Fluent Emoji (flat), Copyright (c) Microsoft Corporation, MIT License, https://github.com/microsoft/fluentui-emoji',
    icons: Object.fromEntries(names.map(name => [name, bodyOf(name)])),
  },
  null,
  2,
)
writeFileSync(new URL('../mocks/pictures/art.json', import.meta.url), `${text}\n`)
console.log(`${names.length} icons, ${Math.round(text.length / 1024)} kB`)
