import { describe, expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerSales } from '#contracts/api/system/dashboards.ts'
import type { World } from '#mocks/world.ts'
import { changed, isCall, wrongIn, type Break, type Json } from './test-servers.ts'

describe('a server that crashes instead of refusing', { timeout: 60_000 }, () => {
  const crashes =
    (change: (world: World) => void): Break =>
    async (request, answer, world) => {
      const response = await answer()
      if (!isCall(request, adminBrands.update) || ((await response.clone().json()) as Json).code === 200) return response
      change(world)
      return Response.json({ message: 'Server Error' }, { status: 500 })
    }
  const foundIn = async (broken: Break) =>
    (await wrongIn(broken, adminBrands.update, 'rules')).find(({ title }) => title === 'A refused request changes nothing.')

  it('is wrong because it crashes', async () => {
    const found = await foundIn(crashes(() => undefined))

    expect(found?.differences).toEqual([
      { field: '(status)', expected: 'HTTP 200', actual: 'HTTP 500 {"message":"Server Error"}' },
    ])
  })

  // Proves VRF-20.
  it('is wrong because of what it has changed, if it has', async () => {
    const found = await foundIn(
      crashes(({ db }) =>
        db.goods_brands.rows().forEach(({ id }) => void db.goods_brands.change(id, { name: `half done ${id}` })),
      ),
    )

    expect(found?.differences[0]).toMatchObject({
      field: expect.stringContaining('name of GET /Admin/goods_brands'),
      actual: expect.stringContaining('half done'),
    })
  })
})

type Sales = { store: unknown[] }

/** Swaps the best products, which are equal, whenever `swaps` says so of the request and of how often it was sent before. */
const swapped = (swaps: (request: Request, times: number) => boolean): Break => {
  let times = 0
  return changed(sellerSales, (data, request) => {
    const { store } = data as Sales
    return swaps(request, times++) ? { ...data, store: store.toReversed() } : data
  })
}

describe('rows that are equal in the column that sorts them', { timeout: 60_000 }, () => {
  const theRule = 'Codes, numbers and the shape of the data are the same in both languages.'
  const brokenBy = async (broken: Break) =>
    (await wrongIn(broken, sellerSales, 'rules')).map(({ title }) => title).filter(title => title === theRule)

  // Proves VRF-16.
  it.each([
    ['at the first request', (_: Request, times: number) => times === 0],
    ['at every other request', (_: Request, times: number) => times % 2 === 1],
  ])('may change places %s', async (_, swaps) => {
    const broken = swapped(swaps)

    const found = await brokenBy(broken)

    expect(found).toEqual([])
  })

  it('may not change places with the language', async () => {
    const broken = swapped(({ headers }) => headers.get('accept-language') === 'en')

    const found = await brokenBy(broken)

    expect(found).toEqual([theRule])
  })
})
