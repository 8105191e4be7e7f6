import { useCallback } from 'react'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import { useSession } from './use-session.ts'

/** Whether the account may make a call; hides the buttons that would make it. */
export type May = (to: Endpoint) => boolean

/**
 * The calls that the signed-in administrator may make, as far as the server lists them; unlisted ones are tried, and refused
 * with 402. Calls of the other audiences are never hidden. Source: ROL-1.
 */
export const useMay = (): May => {
  const known = useSession('admin').user?.permissions
  return useCallback(
    to => {
      if (to.auth !== 'admin' || known === undefined) return true
      const permission = permissionOf(to)
      return permission === null || known.includes(permission)
    },
    [known],
  )
}
