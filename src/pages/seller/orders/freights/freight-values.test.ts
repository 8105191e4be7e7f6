import { expect, test } from 'vitest'
import { problemsOf, infoOf, newTemplate, overlapsOf, templatesOf, type Template } from './freight-values.ts'

const template = (key: string, area_id: string[]): Template => ({ ...newTemplate(key, `Template ${key}`), area_id })
const usual = newTemplate('default', '')

// Proves FRT-12.
test('a province in two templates is reported at the later one', () => {
  const templates = [usual, template('a', ['1', '2']), template('b', ['3']), template('c', ['2', '3', '4'])]

  const found = overlapsOf(templates)

  expect(found).toEqual({ c: ['2', '3'] })
})

// Proves OSC-11.
test('a store without templates starts with an empty default', () => {
  expect(templatesOf([])).toMatchObject([{ id: 0, f_price: '0', area_id: [] }])
})

// Proves OSC-11.
test('a template needs a name, provinces and prices', () => {
  const problems = problemsOf([usual, { ...newTemplate('a', ' '), f_price: 'x' }])

  expect(problems).toEqual({
    'a.f_price': 'invalid.format',
    'a.name': 'msg.requiredMsg',
    'a.area_id': 'msg.requiredMsg',
  })
})

// Proves OSC-11.
test('the default has no provinces of its own', () => {
  const [first, second] = infoOf([template('default', ['1']), template('a', ['2'])])

  expect(first).not.toHaveProperty('area_id')
  expect(second).toMatchObject({ area_id: ['2'], name: 'Template a' })
})
