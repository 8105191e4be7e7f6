import { accounts } from '#contracts/states/ready-accounts.ts'
import { startServer } from './server.ts'

/** The reply of `POST /_mock/worlds`. */
export type Made = { name: string; key: string; link: string; ownerLink: string; ends: string }
/** The header that control requests need. */
export const json = { 'content-type': 'application/json' }

/** The code in the envelope of a reply. */
export const codeOf = async (response: Response | Promise<Response>) => ((await (await response).json()) as { code: number }).code

/** Puts one piece of product 90001 into the cart. */
export const inCart = () => ({ method: 'POST', body: new URLSearchParams({ goods_id: '90001', buy_num: '1' }) })

/** Starts a public host whose shared worlds take 60 changed rows, and returns what tests do there. */
export const startSharedHost = async () => {
  const limits = { shared: { rows: 60, bytes: 1_000_000 } }
  const { port, stop } = await startServer({ port: 0, isPublic: true, scale: 0.1, limits })
  const address = `http://127.0.0.1:${port}`
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, { redirect: 'manual', ...init })

  const make = async (settings: object = {}): Promise<Made> =>
    (await ask('/_mock/worlds', { method: 'POST', headers: json, body: JSON.stringify(settings) })).json()

  /** Enters a state with the key of the world. */
  const enter = ({ name, key }: Made, state: string, params: object) => {
    const body = JSON.stringify({ state, params })
    return ask(`/w/${name}/_mock/states`, { method: 'POST', headers: { ...json, 'x-mock-key': key }, body })
  }

  /** Signs the shopper in. @returns the header of the session. */
  const signIn = async ({ name }: Made): Promise<{ authorization: string }> => {
    const { username, password } = accounts.shopper
    const body = new URLSearchParams({ username, password, provider: 'users' })
    const { data } = await (await ask(`/w/${name}/api/login`, { method: 'POST', body })).json()
    return { authorization: `Bearer ${data.access_token}` }
  }
  return { address, stop, ask, make, enter, signIn }
}
