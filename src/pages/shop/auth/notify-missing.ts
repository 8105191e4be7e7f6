import type { FieldErrors } from 'react-hook-form'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'

/** Fields that identify or authenticate the shopper. */
const needed = ['username', 'phone', 'password', 'secret'] as const

/** Shows "wrong account or password" if one of these fields is empty; the form itself marks the fields. Source: SGN-9. */
export const notifyMissing = (errors: FieldErrors): void => {
  if (needed.some(name => errors[name]?.message === 'msg.requiredMsg')) notify.error(text('msg.loginAbn'))
}
