import { describe, expect, test, vi } from 'vitest'
import { refusedRow, sendRows } from './import-send.ts'

const rows = Array.from({ length: 250 }, (_, at) => ({ name: `Brand ${at}` }))
const sizes = (send: { mock: { calls: [object][] } }) => send.mock.calls.map(([part]) => Object.keys(part).length)

describe('rows of an import', () => {
  // Proves TEX-7.
  test('are sent in batches numbered from 0, and each batch is reported once it is accepted', async () => {
    const send = vi.fn((_: object) => Promise.resolve())
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: new AbortController().signal })

    expect(sizes(send)).toEqual([100, 100, 50])
    expect(send.mock.calls[1]?.[0]).toMatchObject({ 0: { name: 'Brand 100' }, 99: { name: 'Brand 199' } })
    expect(onSent.mock.calls).toEqual([[100], [200], [250]])
  })

  // Proves TEX-7.
  test('are not sent after a stop, but the batch in flight still counts', async () => {
    const stop = new AbortController()
    const send = vi.fn((_: object) => Promise.resolve(stop.abort()))
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: stop.signal })

    expect(sizes(send)).toEqual([100])
    expect(onSent.mock.calls).toEqual([[100]])
  })

  test('are not sent after a refused batch', async () => {
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
  test('names the row of its batch', () => {
    expect(refusedRow('The data is not valid (12.code)')).toEqual({ at: 12, text: 'The data is not valid (code)' })
  })

  test('may name no row', () => {
    expect(refusedRow('Too many requests.')).toBeUndefined()
  })
})
