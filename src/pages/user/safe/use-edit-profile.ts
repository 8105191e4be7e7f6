import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { buyerInfo, editBuyer } from '#contracts/api/accounts/auth.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'
import { text } from '#src/lib/format/text.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'

type Change = Omit<InputOf<typeof editBuyer>['body'], 'provider'>

/** Changes the shopper's own account, says so, and loads the profile again. @throws Failure */
export const useEditProfile = (): ((change: Change) => Promise<true>) => {
  const refresh = useRefresh()
  return async change => {
    await call(editBuyer, { body: { provider: 'users', ...change } })
    await loadProfile('buyer')
    notify.success(text('msg.success'))
    await refresh(buyerInfo)
    return true
  }
}
