import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSheet, writeSheet } from './sheet.ts'
import type { SheetAsk } from './sheet-worker.ts'

/** A fake worker whose responses the test sends. */
class Stage extends EventTarget {
  static last: Stage | undefined
  readonly asked: SheetAsk[] = []
  readonly terminate = vi.fn()
  constructor() {
    super()
    Stage.last = this
  }
  postMessage(ask: SheetAsk) {
    this.asked.push(ask)
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Waits until a worker has been started. */
const started = () => vi.waitUntil(() => Stage.last, { interval: 1 })
const brands = new File(['name\nNorthwind'], 'brands.csv')

beforeEach(() => {
  Stage.last = undefined
  vi.stubGlobal('Worker', Stage)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker reads a file and is terminated afterwards', async () => {
  const reading = readSheet(brands, 10)
  const worker = await started()
  worker.reply('ready')
  worker.reply({ result: { headings: ['name'], rows: [['Northwind']] } })

  await expect(reading).resolves.toEqual({ headings: ['name'], rows: [['Northwind']] })
  expect(worker.asked).toMatchObject([{ do: 'read', name: 'brands.csv', most: 10 }])
  expect(worker.terminate).toHaveBeenCalledOnce()
})

// Proves TEX-6.
test('reading a file times out after two seconds, and its worker is terminated', async () => {
  const reading = readSheet(brands, 10)
  const refusal = reading.catch((error: unknown) => error)
  const worker = await started()
  worker.reply('ready')

  await vi.advanceTimersByTimeAsync(1_999)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(await refusal).toMatchObject({ reason: 'slow' })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a crash of the worker, or a problem it finds, is reported', async () => {
  const writing = writeSheet([['name']])
  const broken = writing.catch((error: unknown) => error)
  const first = await started()
  first.dispatchEvent(new Event('error'))
  expect(await broken).toMatchObject({ reason: 'unreadable' })
  Stage.last = undefined

  const reading = readSheet(brands, 10)
  const refusal = reading.catch((error: unknown) => error)
  const second = await started()
  second.reply('ready')
  second.reply({ problem: 'tooManyRows' })

  expect(await refusal).toMatchObject({ reason: 'tooManyRows' })
  expect(second.terminate).toHaveBeenCalledOnce()
})

test('a file that is not a spreadsheet is refused before a worker is started', async () => {
  await expect(readSheet(new File([new Uint8Array([0, 1, 2])], 'brands.csv'), 10)).rejects.toMatchObject({ reason: 'wrongType' })
  await expect(readSheet(new File([], 'brands.xlsx'), 10)).rejects.toMatchObject({ reason: 'empty' })

  expect(Stage.last).toBeUndefined()
})
