import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { buyerInfo, editBuyer } from '#contracts/api/auth.ts'
import { call } from '#src/lib/call.ts'
import { notify } from '#src/lib/notify.ts'
import { loadProfile } from '#src/lib/sign-in.ts'
import { text } from '#src/lib/text.ts'
import { useRefresh } from '#src/lib/use-data.ts'
import { worked } from '#src/lib/worked.ts'

type Change = Omit<InputOf<typeof editBuyer>['body'], 'provider'>

/** Changes the shopper's own account, says so, and loads the profile again. Answers whether it worked; refusals are told by `call`. */
export const useEditProfile = (): ((change: Change) => Promise<boolean>) => {
  const refresh = useRefresh()
  return async change => {
    const edit = call(editBuyer, { body: { provider: 'users', ...change } })
    if (!(await worked(edit.then(() => loadProfile('buyer'))))) return false
    notify.success(text('msg.success'))
    await refresh(buyerInfo)
    return true
  }
}
