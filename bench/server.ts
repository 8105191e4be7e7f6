import { encodeParams } from '#contracts/wire/params.ts'
import { startServer } from '#mocks/hosts/node/server.ts'
import { clientOf } from '#mocks/test-shop.ts'
import { connections, load, seconds, type Shot } from './load.ts'
import { report, type Line } from './measure.ts'
import { withPeers, type Shots } from './peers.ts'
import { searched, type Row } from './peers/rows.ts'

/** 10,000 orders; at scale 1 the seed has 600. */
const scale = 10_000 / 600

const state = (origin: string, name: string, params: object): Promise<Response> =>
  fetch(`${origin}/_mock/states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: name, params }),
  })

/** Sets up a product that never sells out and an address. @returns the four requests. */
const shotsAt = async (origin: string): Promise<Shots> => {
  await state(origin, 'a product is on sale', { id: 90_001, stock: 100_000_000, price: '20.00' })
  await state(origin, 'the shopper has an address', { id: 90_001 })
  const people = clientOf(request => fetch(request), origin)
  const [admin, shopper] = [`Bearer ${await people.tokenOf('admin')}`, `Bearer ${await people.tokenOf('shopper')}`]
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const params = encodeParams({ order: [{ goods_id: 90_001, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  return {
    list: {
      url: `${origin}/api/Admin/orders?order_status=${searched.order_status}&page=${searched.page}&per_page=${searched.size}`,
      headers: { authorization: admin },
    },
    detail: { url: `${origin}/api/Admin/orders/5000`, headers: { authorization: admin } },
    update: {
      url: `${origin}/api/Admin/orders/5000`,
      method: 'PUT',
      headers: { ...form, authorization: admin },
      body: new URLSearchParams({ receive_name: 'Han' }).toString(),
    },
    create: {
      url: `${origin}/api/user/order/create`,
      method: 'POST',
      headers: { ...form, authorization: shopper },
      body: new URLSearchParams({ params, address_id: '90001', coupon_id: '0' }).toString(),
    },
  }
}

/** Money is text on the wire. */
type Sent = Omit<Row, 'total_price'> & { readonly total_price: string }

/** Reads the mock's orders as rows for the peers. */
const rowsAt = async (origin: string, shot: Shot): Promise<Row[]> => {
  const pages = Array.from({ length: 11 }, (_, at) => `${origin}/api/Admin/orders?per_page=1000&page=${at + 1}`)
  const answers = await Promise.all(pages.map(url => fetch(url, { headers: { ...shot.headers } })))
  const data = await Promise.all(answers.map(async one => ((await one.json()) as { data: { data: Sent[] } }).data.data))
  return data.flat().map(({ id, order_no, order_status, total_price, receive_name, created_at }) => ({
    id,
    order_no,
    order_status,
    total_price: Number(total_price),
    receive_name,
    created_at,
  }))
}

const targets = { list: 2000, detail: 5000, update: 3000, create: 3000 } as const
const labels = {
  list: 'list of 30, filtered and sorted',
  detail: 'detail',
  update: 'update',
  create: 'create',
} as const
const kinds = Object.keys(labels) as (keyof typeof labels)[]

const measured = async (name: string, shots: Shots, isOurs: boolean): Promise<Line[]> => {
  const lines: Line[] = []
  for (const kind of kinds) {
    const { requests } = await load(shots[kind])
    lines.push({
      what: `${labels[kind]}: ${name}`,
      value: requests.average,
      unit: 'req/s',
      ...(isOurs && { least: targets[kind] }),
    })
  }
  return lines
}

/**
 * Measures list, detail, update and create of the standalone mock with 10,000 orders, and of other servers with the same rows.
 * Source: BUD-5.
 */
export const benchServer = async (): Promise<boolean> => {
  const mock = await startServer({ port: 0, scale })
  const origin = `http://127.0.0.1:${mock.port}`
  const shots = await shotsAt(origin)
  const rows = await rowsAt(origin, shots.list)
  const lines = await measured('the mock, with its rules and checks', shots, true)
  await mock.stop()
  await withPeers(rows, async (name, theirs) => {
    lines.push(...(await measured(name, theirs, false)))
  })
  const sorted = kinds.flatMap(kind => lines.filter(({ what }) => what.startsWith(`${labels[kind]}:`)))
  return report(`Server (${rows.length} orders, ${connections} connections, ${seconds} s each)`, sorted)
}
