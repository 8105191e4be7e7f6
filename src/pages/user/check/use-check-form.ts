import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { saveUserCheck, showUserCheck, UserCheckForm, type UserCheck } from '#contracts/api/accounts/user-checks.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { call } from '#src/lib/http/call.ts'
import { localPath } from '#src/lib/browser/local-path.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'
import { text } from '#src/lib/format/text.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'

const blank = { name: '', card_no: '', bank_no: '', bank_name: '', card_t: '', card_b: '' }

/** Form state of an identity record. Returns to `?back=` after saving, if given. */
export const useCheckForm = (check: z.output<typeof UserCheck> | null) => {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const refresh = useRefresh()
  const form = useForm({ resolver: resolverOf(UserCheckForm), defaultValues: { ...blank, ...check } })
  useDraft('check', form)
  const save = useSubmit(form.handleSubmit, async body => {
    if ((await accepted(form, 'card_no', call(saveUserCheck, { body }))) === undefined) return
    if (!(await succeeded(loadProfile('buyer')))) return
    notify.success(text('msg.success'))
    form.reset(body)
    await refresh(showUserCheck, buyerInfo)
    const back = localPath(address.get('back'), 'buyer')
    if (back) await navigate(back)
  })
  return { form, save }
}
