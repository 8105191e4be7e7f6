import { describe, expect, test } from 'vitest'
import { maxSkus } from '#contracts/api/catalogue/back-office-goods.ts'
import { blankEntry, carriedOver, countOf, filled, keyOf, linesOf, skusOf, type Attribute, type Entry } from './sku-matrix.ts'

const attribute = (id: number, values: number, ticked = values): Attribute => {
  const specs = Array.from({ length: values }, (_, at) => ({ id: id * 100 + at, name: `${id}-${at}` }))
  return { id, name: `Attribute ${id}`, specs, ticked: specs.slice(0, ticked).map(spec => spec.id) }
}
const priced = (goods_price: string, id?: number): Entry => ({ ...blankEntry, goods_price, ...(id && { id }) })
const keys = (attributes: readonly Attribute[]) => linesOf(attributes).map(line => line.key)

describe('SKU matrix lines', () => {
  // Proves SKU-6.
  test('combine all ticked values, in the order of the attributes', () => {
    const lines = linesOf([attribute(2, 2), attribute(1, 3, 2)])

    expect(lines.map(line => line.specs.map(spec => spec.id))).toEqual([
      [200, 100],
      [200, 101],
      [201, 100],
      [201, 101],
    ])
  })

  // Proves SKU-6.
  test('skip attributes without ticked values', () => {
    expect(keys([attribute(1, 2), attribute(2, 3, 0)])).toEqual(['100', '101'])
    expect(keys([attribute(2, 3, 0)])).toEqual([])
  })

  // Proves SKU-7.
  test('are only counted, not built, above the maximum of SKUs', () => {
    // Building them would take years.
    const many = Array.from({ length: 5 }, (_, at) => attribute(at + 1, 1000))

    const [count, lines] = [countOf(many), linesOf(many)]

    expect([count, lines.length]).toEqual([1_000_000_000_000_000, 0])
  })

  // Proves SKU-7.
  test('can be as many as the maximum', () => {
    expect(linesOf([attribute(1, maxSkus)])).toHaveLength(maxSkus)
    expect(linesOf([attribute(1, maxSkus + 1)])).toHaveLength(0)
  })

  // Proves SKU-1.
  test('have a key that does not depend on the order of their values', () => {
    expect(keyOf(['200', 9])).toBe(keyOf([9, 200]))
  })
})

describe('SKU matrix input', () => {
  const colour = attribute(1, 2)
  const size = attribute(2, 2)

  // Proves SKU-6.
  test('is copied to every line derived from it when an attribute is added, and the stored SKU keeps its id', () => {
    const entries = { 100: priced('10', 7), 101: priced('11', 8) }

    const next = carriedOver(entries, linesOf([colour]), linesOf([colour, size]))

    expect(next['100,200']).toEqual(priced('10'))
    expect(next['101,201']).toEqual(priced('11'))
    expect(next['100']).toEqual(priced('10', 7))
  })

  test('is merged again when an attribute is removed', () => {
    const entries = { '100,200': priced('10', 1), '100,201': priced('12', 2), '101,200': priced('11', 3) }

    const next = carriedOver(entries, linesOf([colour, size]), linesOf([colour]))

    expect([next['100'], next['101']]).toEqual([priced('10'), priced('11')])
  })

  // Proves SKU-6.
  test('is restored when a value is unticked and ticked again', () => {
    const entries = { 100: priced('10', 7), 101: priced('11', 8) }
    const fewer = carriedOver(entries, linesOf([colour]), linesOf([attribute(1, 2, 1)]))

    const again = carriedOver(fewer, linesOf([attribute(1, 2, 1)]), linesOf([colour]))

    expect(again['101']).toEqual(priced('11', 8))
  })

  test('leaves new values of the same attributes blank', () => {
    const more = linesOf([attribute(1, 3)])

    expect(carriedOver({ 100: priced('10') }, linesOf([colour]), more)).toEqual({ 100: priced('10') })
  })

  test('can be filled into all lines, or into empty ones only', () => {
    const lines = linesOf([colour])
    const numbers = { goods_price: '20', goods_stock: '' }

    const everywhere = filled({ 100: priced('10', 7) }, lines, numbers, false)
    const gaps = filled({ 100: priced('10', 7) }, lines, numbers, true)

    expect(everywhere).toEqual({ 100: priced('20', 7), 101: priced('20') })
    expect(gaps).toEqual({ 100: priced('10', 7), 101: priced('20') })
  })

  test('is sent for lines with input only', () => {
    const skus = skusOf(linesOf([colour]), { 100: priced('10', 7), 101: blankEntry, 200: priced('9') })

    expect(skus).toEqual([{ ...priced('10', 7), spec_id: [100], sku_name: ['1-0'] }])
  })
})
