import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { localPath } from '#src/lib/browser/local-path.ts'
import { entrancePath } from '#src/lib/menu/menu-tree.ts'
import { mayRead } from '#src/lib/menu/screen-permission.ts'
import { loadMenu, type OfficeAudience } from '#src/lib/menu/menus.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { homePaths } from '#contracts/wire/audience.ts'
import { isSignedIn, signIn } from '#src/lib/session/sign-in.ts'
import { userOf } from '#src/lib/session/sessions.ts'

/** Values of the login form. `agreed` is validated in the form only and never sent. */
export type LoginFields = { username: string; password: string; agreed: boolean }

/** Navigates to the page that follows a successful sign-in. Source: SES-5, SES-6, SES-7. */
const useEnter = (audience: OfficeAudience) => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async () => {
    const menu = await loadMenu(audience)
    const wanted = { back: localPath(search.get('back'), audience), defaultUrl: userOf(audience)?.defaultUrl }
    await navigate(entrancePath(menu, wanted, mayRead(userOf('admin')?.permissions)) ?? homePaths[audience], { replace: true })
  }
}

/** State of a back-office login. Redirects immediately if the session is already signed in. Source: SES-5, SES-7. */
export const useOfficeLogin = (audience: OfficeAudience) => {
  const { t } = useTranslation()
  const [fields, setFields] = useState<LoginFields>({ username: '', password: '', agreed: true })
  const [isSubmitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState<'signing' | 'entering'>()
  const enter = useEnter(audience)

  const enterAtOnce = useEffectEvent(enter)
  useEffect(() => {
    let isHere = true
    void isSignedIn(audience)
      .then(yes => (yes && isHere ? enterAtOnce() : undefined))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [audience])

  const submit = async ({ username, password }: Omit<LoginFields, 'agreed'> = fields) => {
    setSubmitted(true)
    if (!fields.agreed) return notify.error(t('msg.readAgreement'))
    if (!username.trim() || !password || busy) return undefined
    setBusy('signing')
    if (await signIn(audience, username.trim(), password)) {
      notify.success(t('msg.loginSuc'))
      setBusy('entering')
      await enter().catch(() => notify.error(t('msg.loginErr')))
    }
    return setBusy(undefined)
  }

  const lacking = (value: string) => (isSubmitted && !value ? t('msg.requiredMsg') : undefined)
  const lacks = { username: lacking(fields.username.trim()), password: lacking(fields.password) }
  return { fields, change: (part: Partial<LoginFields>) => setFields(now => ({ ...now, ...part })), lacks, busy, submit }
}
