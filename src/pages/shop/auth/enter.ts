import { notify } from '#src/lib/notify.ts'
import { completeLogin } from '#src/lib/sign-in.ts'
import { text } from '#src/lib/text.ts'

/** Ends a shopper's sign-in with the token that was answered, and says how it ended. Source: spec, sections 4 and 8. */
export const enter = async (token: string): Promise<void> => {
  if (await completeLogin('buyer', token)) notify.success(text('msg.loginSuc'))
  else notify.error(text('msg.loginErr'))
}
