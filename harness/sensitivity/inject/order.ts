import { OK } from '#contracts/api/kit/envelope.ts'
import type { TableName } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import type { Injection } from '../defect.ts'
import { tokenIn } from './access.ts'
import { envelopeOf } from './reply.ts'
import { form, requestLike } from './request.ts'

/** A line of an order as it is sent. */
type Line = { goods_id: number; sku_id: number; buy_num: number; cart_id?: number; collective_id?: number }

/** Misreads the lines of an order. */
export const lines = (change: (sent: Line[]) => Line[]): Injection =>
  form(sent => {
    try {
      const params = JSON.parse(atob(sent.get('params') ?? '')) as { order: Line[]; ifcart: number }
      sent.set('params', btoa(JSON.stringify({ ...params, order: change(params.order) })))
    } catch {
      // What cannot be parsed stays as it is.
    }
  })

/** Misreads one field, if it was sent. */
export const sent = (name: string, change: (value: string) => string): Injection =>
  form(fields => {
    const value = fields.get(name)
    if (value !== null) fields.set(name, change(value))
  })

/** Takes an address by its id, whoever has it. */
export const takesAnyAddress: Injection =
  ({ mock, world }) =>
  async request => {
    const { db } = world
    const address = db.addresses.find(Number(new URLSearchParams(await request.clone().text()).get('address_id')))
    const me = tokenIn(world, request)?.owner_id
    if (!address || me === undefined) return mock(request)
    db.addresses.change(address.id, { user_id: me })
    const response = await mock(request)
    db.addresses.change(address.id, { user_id: address.user_id })
    return response
  }

/** Answers with modified tables, which are restored afterwards. */
export const during =
  (change: (world: World) => void, ...tables: TableName[]): Injection =>
  ({ mock, world }) =>
  async request => {
    const before = tables.map(name => [name, world.db[name].dump()] as const)
    change(world)
    const response = await mock(request)
    for (const [name, dump] of before) world.db[name].load(dump as never)
    return response
  }

/** Answers as if a table were empty. */
export const blindTo = (...tables: TableName[]): Injection =>
  during(
    ({ db }) => {
      for (const name of tables) for (const { id } of db[name].rows().slice()) db[name].remove(id)
    },
    ...tables,
  )

/** Does a part of a refused request. */
export const halfDone =
  (part: (body: URLSearchParams) => void): Injection =>
  ({ mock }) =>
  async request => {
    const again = request.clone()
    const response = await mock(request)
    if ((await envelopeOf(response)).code === OK) return response
    const body = new URLSearchParams(await again.clone().text())
    part(body)
    await mock(await requestLike(again, { body: body.toString() }))
    return response
  }

/** Accepts a request that has to be refused, and does a smaller one instead. */
export const instead =
  (smaller: (body: URLSearchParams) => void): Injection =>
  ({ mock }) =>
  async request => {
    const again = request.clone()
    const response = await mock(request)
    if ((await envelopeOf(response)).code === OK) return response
    const body = new URLSearchParams(await again.clone().text())
    smaller(body)
    return mock(await requestLike(again, { body: body.toString() }))
  }
