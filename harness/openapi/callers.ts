import type { Auth, Endpoint, Sends } from '#contracts/api/kit/endpoint.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'

const callers: Readonly<Record<Auth, string>> = {
  none: 'anybody',
  optional: 'anybody; a token is sent where there is one',
  buyer: "a shopper's token",
  seller: "a seller's token",
  admin: "an administrator's token",
}

const ways: Readonly<Record<Sends, string>> = { form: 'as a form', multipart: 'in parts, with a file', json: 'as JSON' }

/** Who may make a call, and with which permission: `an administrator's token with the permission `admin.orders.index``. */
export const callerOf = (to: Endpoint): string => {
  const permission = to.auth === 'admin' ? permissionOf(to) : null
  return `${callers[to.auth]}${permission ? ` with the permission \`${permission}\`` : ''}`
}

/** How the body of a call is sent; empty when there is none. */
export const wayOf = ({ body, sends = 'form' }: Endpoint): string => (body ? ways[sends] : '')
