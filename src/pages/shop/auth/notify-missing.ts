import type { FieldErrors } from 'react-hook-form'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'

/** Who somebody is, and what proves it. */
const needed = ['username', 'phone', 'password', 'secret'] as const

/** Says that account or password is wrong where one of them is empty; the fields are marked by the form. Source: SGN-9. */
export const notifyMissing = (errors: FieldErrors): void => {
  if (needed.some(name => errors[name]?.message === 'msg.requiredMsg')) notify.error(text('msg.loginAbn'))
}
