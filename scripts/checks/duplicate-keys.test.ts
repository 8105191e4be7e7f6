import { expect, it } from 'vitest'
import { duplicateKeys } from './duplicate-keys.ts'

// Proves LNG-3.
it('reports a key that occurs twice in one object, with file and path', () => {
  const json = '{ "save": "Save", "cart": { "empty": "Nothing", "total": "Total", "empty": "No products" }, "save": "Keep" }'

  const problems = duplicateKeys('src/i18n/buyer/en.json', json)

  expect(problems).toEqual([
    'src/i18n/buyer/en.json: the key cart.empty occurs more than once.',
    'src/i18n/buyer/en.json: the key save occurs more than once.',
  ])
})

// Proves LNG-3.
it('accepts one key in different objects, and texts that look like keys', () => {
  const json = String.raw`{ "empty": "\"empty\": {", "cart": { "empty": "empty", "cart": "}" }, "orders": { "empty": "\\" } }`

  const problems = duplicateKeys('en.json', json)

  expect(problems).toEqual([])
})
