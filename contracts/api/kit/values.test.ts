import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { accountName, dateTime, filled, imageUrl, money, sentFlag, sentInt, sentMoney } from './values.ts'

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

describe('values on the wire', () => {
  // Proves AMT-1.
  it('accept money only with two decimals', () => {
    expect(['12.00', '-0.50', '0.00'].every(value => accepts(money, value))).toBe(true)
    expect(['12', '12.0', '1,200.00', 12].some(value => accepts(money, value))).toBe(false)
  })

  // Proves WIR-1.
  it('accept times to the second, without a time zone', () => {
    expect(accepts(dateTime, '2026-11-21 09:48:23')).toBe(true)
    expect(['2026-11-21', '2026-11-21T09:48:23Z', ''].some(value => accepts(dateTime, value))).toBe(false)
  })

  // Proves WIR-5.
  it('accept pictures as a path, a URL or an empty text', () => {
    expect(['', '/storage/a.svg', 'https://example.com/a.png'].every(value => accepts(imageUrl, value))).toBe(true)
    expect(['a.png', 'javascript:alert(1)'].some(value => accepts(imageUrl, value))).toBe(false)
  })
})

describe('required texts', () => {
  // Proves WIR-8.
  it.each([
    ['blanks', ' \u3000\u00a0'],
    ['a zero-width space', '\u200b'],
    ['joiners and a byte order mark', '\u200d\ufeff'],
    ['filler letters', '\u3164\u115f'],
    ['a zero byte before a letter', '\u0000x'],
    ['a mark that changes the text direction', '\u202egnp.exe'],
  ])('reject %s', (_, text) => {
    expect(accepts(filled, text)).toBe(false)
  })

  // Proves WIR-8.
  it.each(['👨‍👩‍👧‍👦', 'مرحبا', 'line\nline', 'naïve', '杯'])('accept %s', text => {
    expect(accepts(filled, text)).toBe(true)
  })

  // Proves REG-7.
  it('reject account names that look like others', () => {
    expect(['shopper\u200b', '\u200b', 'sho\u00adpper', 'x\ny', 'Zoe\u0308'].filter(name => accepts(accountName, name))).toEqual(
      [],
    )
    expect(['shopper', '13800000000', '张三', 'a b', 'Zo\u00eb'].every(name => accepts(accountName, name))).toBe(true)
  })
})

describe('values that a client sends', () => {
  it('read -0 as 0', () => {
    expect(Object.is(sentInt().parse('-0'), 0)).toBe(true)
  })

  it('accept integers as numbers or digits', () => {
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
  ])('read the flag %j as %i', (sent, meant) => {
    expect(sentFlag.parse(sent)).toBe(meant)
  })

  // Proves AMT-1, AMT-5.
  it('accept amounts with at most two decimals and return money text', () => {
    expect(sentMoney.parse('12.5')).toBe('12.50')
    expect(sentMoney.parse(12)).toBe('12.00')
    expect(['-1', '1.234', '99999999'].some(value => accepts(sentMoney, value))).toBe(false)
  })
})
