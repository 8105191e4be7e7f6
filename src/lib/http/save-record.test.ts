import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { saveRecord } from './save-record.ts'
import { startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// Proves CAL-8.
it.each([
  [7, 'PUT', '/api/Admin/goods_brands/7'],
  [0, 'POST', '/api/Admin/goods_brands'],
  [-1, 'POST', '/api/Admin/goods_brands'],
  [undefined, 'POST', '/api/Admin/goods_brands'],
])('a record with the id %s is saved with %s %s', async (id, method, path) => {
  server.say({ body: { code: 200, msg: '', data: method === 'PUT' ? 1 : { id: 7 } } })

  await saveRecord(adminBrands, id, { name: 'Northwind', thumb: '' })

  expect(server.last()).toMatchObject({ method, url: path, body: 'name=Northwind&thumb=' })
})
