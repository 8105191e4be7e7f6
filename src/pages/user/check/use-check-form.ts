import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { saveUserCheck, showUserCheck, UserCheckForm, type UserCheck } from '#contracts/api/user-checks.ts'
import { buyerInfo } from '#contracts/api/auth.ts'
import { call } from '#src/lib/call.ts'
import { localPath } from '#src/lib/local-path.ts'
import { notify } from '#src/lib/notify.ts'
import { loadProfile } from '#src/lib/sign-in.ts'
import { text } from '#src/lib/text.ts'
import { useRefresh } from '#src/lib/use-data.ts'
import { worked } from '#src/lib/worked.ts'
import { accepted } from '#src/ui/accepted.ts'
import { resolverOf } from '#src/ui/form-error.ts'
import { useDraft } from '#src/ui/use-draft.ts'

const blank = { name: '', card_no: '', bank_no: '', bank_name: '', card_t: '', card_b: '' }

/** The form of an identity record. Who was sent here from elsewhere (`?back=`) goes back there once it is saved. */
export const useCheckForm = (check: z.output<typeof UserCheck> | null) => {
  const go = useNavigate()
  const [address] = useSearchParams()
  const refresh = useRefresh()
  const form = useForm({ resolver: resolverOf(UserCheckForm), defaultValues: { ...blank, ...check } })
  useDraft('check', form)
  const save = form.handleSubmit(async body => {
    if ((await accepted(form, 'card_no', call(saveUserCheck, { body }))) === undefined) return
    if (!(await worked(loadProfile('buyer')))) return
    notify.success(text('msg.success'))
    form.reset(body)
    await refresh(showUserCheck, buyerInfo)
    const back = localPath(address.get('back'), 'buyer')
    if (back) await go(back)
  })
  return { form, save }
}
