import { OK } from '#contracts/api/kit/envelope.ts'
import type { Dump } from '#mocks/db/db.ts'
import type { TableName } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import type { Injection } from '../defect.ts'
import { tokenIn } from './access.ts'
import { envelopeOf } from './reply.ts'
import { requestLike } from './request.ts'

const wentWell = async (response: Response): Promise<boolean> => (await envelopeOf(response)).code === OK

const load = (world: World, name: TableName, before: Dump): void => world.db[name].load(before[name] as never)

const dumpOf = (world: World, names: readonly TableName[]): Dump => {
  const dump = Object.fromEntries(names.map(name => [name, world.db[name].dump()]))
  return dump as unknown as Dump
}

/** Does what the call should do, except in these tables. */
export const forgets =
  (...names: TableName[]): Injection =>
  ({ mock, world }) =>
  async request => {
    const before = dumpOf(world, names)
    const response = await mock(request)
    if (await wentWell(response)) for (const name of names) load(world, name, before)
    return response
  }

/** Answers with success without doing anything. */
export const pretends: Injection =
  ({ mock, world }) =>
  async request => {
    const before = world.db.dump()
    const response = await mock(request)
    if (await wentWell(response)) world.db.load(before)
    return response
  }

/** Does it twice and sends the first response. */
export const twice: Injection =
  ({ mock }) =>
  async request => {
    const again = request.clone()
    const response = await mock(request)
    if (await wentWell(response)) await mock(again)
    return response
  }

/** Request and response of a call; `owner` is the owner of the token. */
type Met = { url: URL; form: URLSearchParams; data: unknown; owner: number | undefined }

/** Has an additional effect on the world. */
export const besides =
  (work: (world: World, met: Met) => void): Injection =>
  ({ mock, world }) =>
  async request => {
    const copy = request.clone()
    const response = await mock(request)
    const { code, data } = await envelopeOf(response)
    const owner = tokenIn(world, copy)?.owner_id
    if (code === OK) work(world, { url: new URL(copy.url), form: new URLSearchParams(await copy.text()), data, owner })
    return response
  }

/** The number that ends the path. */
export const idIn = (url: URL): number => Number(/(\d+)[^/]*$/.exec(url.pathname)?.[1])

/** Deletes the first of several only. */
export const onlyFirst: Injection =
  ({ mock }) =>
  async request => {
    const url = request.url.replace(/(\d+)(?:,|%2C)[\d,%C]+$/, '$1')
    return mock(await requestLike(request, { url }))
  }
