import { notify } from '#src/lib/browser/notify.ts'
import { completeLogin } from '#src/lib/session/sign-in.ts'
import { text } from '#src/lib/format/text.ts'

/** Completes a shopper's login with the token of the reply, and shows a message about the result. Source: SGN-9, SES-3. */
export const completeSignIn = async (token: string): Promise<void> => {
  if (await completeLogin('buyer', token)) notify.success(text('msg.loginSuc'))
  else notify.error(text('msg.loginErr'))
}
