import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faIcons, faIconsFile } from './fa-icons.ts'

test('the icons that the app draws are those of the installed Fluent; `node scripts/fa-icons.ts` writes them anew', () => {
  const written: unknown = JSON.parse(readFileSync(faIconsFile, 'utf8'))

  expect(faIcons()).toEqual(written)
})

test('every name of font-awesome 4.7 is there, and only brands are letters', () => {
  const { names, outlines } = faIcons()

  const drawn = Object.values(names).filter(key => key !== '')

  expect(Object.keys(names)).toHaveLength(786)
  expect(drawn.length).toBeGreaterThan(600)
  expect(drawn.every(key => outlines[key])).toBe(true)
})
