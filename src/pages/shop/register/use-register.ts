import { register, type RegisterForm } from '#contracts/api/accounts/register.ts'
import type { z } from 'zod'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { completeLogin } from '#src/lib/session/sign-in.ts'
import { text } from '#src/lib/format/text.ts'
import { useInviter } from '../auth/use-inviter.ts'

type Registration = Pick<z.input<typeof RegisterForm>, 'username' | 'password' | 'type' | 'code'>

/** Creates an account with the visitor's inviter, and signs in. @throws Failure */
export const useRegister = () => {
  const inviter_id = useInviter()
  return async (registration: Registration): Promise<void> => {
    const { access_token } = await call(register, { body: { ...registration, ...(inviter_id && { inviter_id }) } })
    if (await completeLogin('buyer', access_token)) notify.success(text('auth.registered'))
  }
}
