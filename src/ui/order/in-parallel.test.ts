import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

// Proves DLV-4.
test('items run in parallel up to the limit, each once', async () => {
  const sent: number[] = []
  let atOnce = 0
  let most = 0

  await inParallel([1, 2, 3, 4, 5], 2, async item => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    sent.push(item)
    atOnce -= 1
  })

  expect([sent, most]).toEqual([[1, 2, 3, 4, 5], 2])
})
