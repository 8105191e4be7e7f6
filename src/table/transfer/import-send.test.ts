import { describe, expect, test, vi } from 'vitest'
import { refusedRow, sendRows } from './import-send.ts'

const rows = Array.from({ length: 250 }, (_, at) => ({ name: `Brand ${at}` }))
const sizes = (send: { mock: { calls: [object][] } }) => send.mock.calls.map(([part]) => Object.keys(part).length)

describe('rows of an import', () => {
  // Proves TEX-7.
  test('go in portions that are numbered from nought, and each is told when it is taken', async () => {
    const send = vi.fn((_: object) => Promise.resolve())
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: new AbortController().signal })

    expect(sizes(send)).toEqual([100, 100, 50])
    expect(send.mock.calls[1]?.[0]).toMatchObject({ 0: { name: 'Brand 100' }, 99: { name: 'Brand 199' } })
    expect(onSent.mock.calls).toEqual([[100], [200], [250]])
  })

  // Proves TEX-7.
  test('stay behind once somebody stops, but the portion on its way still counts', async () => {
    const stop = new AbortController()
    const send = vi.fn((_: object) => Promise.resolve(stop.abort()))
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: stop.signal })

    expect(sizes(send)).toEqual([100])
    expect(onSent.mock.calls).toEqual([[100]])
  })

  test('stay behind a portion that is refused', async () => {
    const send = vi
      .fn((_: object) => Promise.resolve())
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('no'))
    const onSent = vi.fn()

    const sending = sendRows(rows, { send, onSent, signal: new AbortController().signal })

    await expect(sending).rejects.toThrow('no')
    expect(onSent.mock.calls).toEqual([[100]])
  })
})

describe('a refusal', () => {
  // Proves TEX-7.
  test('says which row of its portion it is about', () => {
    expect(refusedRow('The data is not valid (12.code)')).toEqual({ at: 12, text: 'The data is not valid (code)' })
  })

  test('may be about no row in particular', () => {
    expect(refusedRow('Too many requests.')).toBeUndefined()
  })
})
