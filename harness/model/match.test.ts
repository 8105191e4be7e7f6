import { describe, expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { addToCart, listCart } from '#contracts/api/orders/carts.ts'
import { noon } from '#mocks/test-shop.ts'
import { createIds } from './ids.ts'
import { createBaseline } from './known.ts'
import { askBoth, readBoth, ReferenceBroken, type Run } from './match.ts'
import { createMemory } from './memory.ts'
import { referenceSide, type Answer } from './side.ts'
import type { Step } from './step.ts'

const answered = (text: string, status = 200): Answer => ({
  status,
  code: status === 200 ? 200 : -1,
  msg: '',
  data: text,
  at: noon,
  text,
})
const read: Step = { to: listCart, as: 'shopper', given: [] }

/** A sequence at a server that counts what it is asked; the reference answers what `says` holds. */
const runWith = (says: { text: string; status?: number; writes: number }) => {
  const asked: string[] = []
  const reference = {
    send: async () => answered(says.text, says.status),
    tryOut: async () => answered(says.text, says.status),
    ask: async () => answered(says.text, says.status),
    writes: () => says.writes,
    setTime: () => undefined,
  }
  const server = {
    send: async () => {
      asked.push('server')
      return answered('server')
    },
  }
  const run = {
    server,
    reference,
    memory: createMemory(),
    level: 'core',
    ids: createIds(new Map()),
    baseline: createBaseline(),
    texts: new Set<string>(),
    log: [],
    now: noon,
  } as unknown as Run
  return { run, asked }
}

// Proves MDL-17.
it('undoes on the reference what the server has refused', async () => {
  const reference = referenceSide(noon)
  const body = { name: 'Refused brand' }
  const names = async (): Promise<string> =>
    (await reference.send({ to: adminBrands.list, query: { per_page: 400 } }, 'admin')).text

  const tried = await reference.tryOut({ to: adminBrands.create, body }, 'admin')
  const after = await names()
  await reference.send({ to: adminBrands.create, body }, 'admin')

  expect(tried.code).toBe(200)
  expect(after).not.toContain('Refused brand')
  expect(await names()).toContain('Refused brand')
})

describe('a read', () => {
  // Proves MDL-8.
  it('reaches the server again only once the reference answers otherwise, or anything was written', async () => {
    const says = { text: 'one line', writes: 0 }
    const { run, asked } = runWith(says)

    await readBoth(read, run, 'where the reference has changed')
    await readBoth(read, run, 'where anything was written')
    expect(asked).toHaveLength(1)

    run.memory.wrote()
    const same = await readBoth(read, run, 'where the reference has changed')
    expect([asked.length, same.isRecalled]).toEqual([1, true])

    const atLast = await readBoth(read, run, 'where anything was written')
    expect([asked.length, atLast.isRecalled]).toEqual([2, false])

    says.text = 'two lines'
    await readBoth(read, run, 'where the reference has changed')
    expect(asked).toHaveLength(3)
  })

  // Proves MDL-8.
  it('reaches the server each time where the reference writes when it is read', async () => {
    const says = { text: 'marked as read', writes: 0 }
    const { run, asked } = runWith(says)
    run.reference.writes = () => says.writes++

    await readBoth(read, run, 'where the reference has changed')
    await readBoth(read, run, 'where the reference has changed')

    expect(asked).toHaveLength(2)
  })
})

// Proves MDL-9.
it('says that the reference breaks, and nothing about the server', async () => {
  const { run } = runWith({ text: 'mock: broken', status: 500, writes: 0 })

  await expect(askBoth({ to: addToCart, as: 'shopper', given: [] }, run)).rejects.toThrow(ReferenceBroken)
})
