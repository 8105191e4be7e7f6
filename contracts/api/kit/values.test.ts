import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dateTime, decodeParams, encodeParams, imageUrl, money, sentFlag, sentInt, sentMoney } from './values.ts'

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

describe('values on the wire', () => {
  // Proves AMT-1.
  it('are money only with two decimals', () => {
    expect(['12.00', '-0.50', '0.00'].every(value => accepts(money, value))).toBe(true)
    expect(['12', '12.0', '1,200.00', 12].some(value => accepts(money, value))).toBe(false)
  })

  // Proves WIR-1.
  it('are dates to the second, without a zone', () => {
    expect(accepts(dateTime, '2026-11-21 09:48:23')).toBe(true)
    expect(['2026-11-21', '2026-11-21T09:48:23Z', ''].some(value => accepts(dateTime, value))).toBe(false)
  })

  // Proves WIR-5.
  it('are pictures by path, by address, or none', () => {
    expect(['', '/storage/a.svg', 'https://example.com/a.png'].every(value => accepts(imageUrl, value))).toBe(true)
    expect(['a.png', 'javascript:alert(1)'].some(value => accepts(imageUrl, value))).toBe(false)
  })
})

describe('values that a client sends', () => {
  it('are whole numbers as such or as digits', () => {
    expect(sentInt().parse('12')).toBe(12)
    expect(sentInt().parse(12)).toBe(12)
    expect(['1.5', 'x', '', 1.5].some(value => accepts(sentInt(), value))).toBe(false)
  })

  // Proves CAL-7, ENV-8.
  it.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    ['true', 1],
    [0, 0],
    ['0', 0],
    [false, 0],
    ['false', 0],
    ['', 0],
  ])('are yes or no: %j means %i', (sent, meant) => {
    expect(sentFlag.parse(sent)).toBe(meant)
  })

  // Proves AMT-1, AMT-5.
  it('are amounts with at most two decimals, kept as money text', () => {
    expect(sentMoney.parse('12.5')).toBe('12.50')
    expect(sentMoney.parse(12)).toBe('12.00')
    expect(['-1', '1.234', '99999999'].some(value => accepts(sentMoney, value))).toBe(false)
  })
})

describe('encoded parameters', () => {
  const Search = z.object({ keywords: z.string() })

  // Proves WIR-4.
  it('come back as they went', () => {
    const text = encodeParams({ keywords: encodeURIComponent('杯子') })

    expect(decodeParams(text, Search)).toEqual({ keywords: encodeURIComponent('杯子') })
  })

  // Proves WIR-4.
  it('are nothing when they are no base64, no JSON, or of another shape', () => {
    expect(decodeParams('no base64!', Search)).toBeUndefined()
    expect(decodeParams(btoa('{'), Search)).toBeUndefined()
    expect(decodeParams(encodeParams({ words: 'x' }), Search)).toBeUndefined()
  })
})
