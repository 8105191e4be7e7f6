/**
 * Writes mocks/pictures/art.json: the icons that the catalogue and avatars use, from the devDependency
 * @iconify-json/fluent-emoji-flat (Fluent Emoji by Microsoft, MIT), on a canvas of 32 x 32. Run `node scripts/pictures/art.ts`
 * when the catalogue uses new artwork.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import { z } from 'zod'
import { artNames } from '#mocks/pictures/art-names.ts'

const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })

const source = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
const { icons } = IconSet.parse(JSON.parse(readFileSync(source, 'utf8')))

const bodyOf = (name: string): string => {
  const icon = icons[name]
  if (!icon) throw new Error(`fluent-emoji-flat has no icon "${name}".`)
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`, {
    floatPrecision: 2,
    // Short ids would clash with those of the pictures that contain the artwork.
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  })
  const body = data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  // The symbol that contains the artwork sets the fill. Single quotes need no escaping in JSON.
  return body.replace(/^<g fill="none">(.*)<\/g>$/s, '$1').replaceAll('"', "'")
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
writeFileSync(new URL('../../mocks/pictures/art.json', import.meta.url), `${text}\n`)
console.log(`${names.length} icons, ${Math.round(text.length / 1024)} kB`)
