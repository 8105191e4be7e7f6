import { describe, expect, test, vi } from 'vitest'
import { refusedRow, sendRows } from './import-send.ts'
import type { Outgoing } from './twice.ts'

const rows = Array.from({ length: 250 }, (_, at) => ({ line: at + 2, body: { name: `Brand ${at}` }, problems: {} }))
type Part = readonly Outgoing[]
const sizes = (send: { mock: { calls: [Part][] } }) => send.mock.calls.map(([part]) => part.length)

describe('rows of an import', () => {
  // Proves TEX-7.
  test('are sent in batches, and each batch is reported once it is accepted', async () => {
    const send = vi.fn((_: Part) => Promise.resolve())
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: new AbortController().signal })

    expect(sizes(send)).toEqual([100, 100, 50])
    expect(send.mock.calls[1]?.[0].map(({ line }) => line)).toEqual(rows.slice(100, 200).map(({ line }) => line))
    expect(onSent.mock.calls).toEqual([[100], [200], [250]])
  })

  // Proves TEX-10.
  test('that update a record are sent one at a time', async () => {
    const send = vi.fn((_: Part) => Promise.resolve())
    const mixed = rows.slice(0, 5).map((row, at): Outgoing => (at === 2 || at === 3 ? { ...row, id: String(at) } : row))

    await sendRows(mixed, { send, onSent: vi.fn(), signal: new AbortController().signal })

    expect(sizes(send)).toEqual([2, 1, 1, 1])
  })

  // Proves TEX-7.
  test('are not sent after a stop, but the batch in flight still counts', async () => {
    const stop = new AbortController()
    const send = vi.fn((_: Part) => Promise.resolve(stop.abort()))
    const onSent = vi.fn()

    await sendRows(rows, { send, onSent, signal: stop.signal })

    expect(sizes(send)).toEqual([100])
    expect(onSent.mock.calls).toEqual([[100]])
  })

  test('are not sent after a refused batch', async () => {
    const send = vi
      .fn((_: Part) => Promise.resolve())
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
