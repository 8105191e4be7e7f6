import { makeStyles, Spinner } from '@fluentui/react-components'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { bindOauth, listBindings, weixinWebCallback } from '#contracts/api/accounts/oauth.ts'
import { call } from '#src/lib/http/call.ts'
import { inviterIn } from '#src/lib/session/inviter.ts'
import { localPath } from '#src/lib/browser/local-path.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { endTrip, type Trip } from '#src/lib/session/oauth-trip.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { completeSignIn } from './complete-sign-in.ts'

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '420px' } })

/** Redeems the code of the other service: signs in, or binds the account. `call` reports failures. */
const useCode = () => {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const refresh = useRefresh()
  const uses = {
    signIn: async (code: string) => {
      const inviter_id = inviterIn(address)
      const { access_token } = await call(weixinWebCallback, { query: { code, ...(inviter_id && { inviter_id }) } })
      await completeSignIn(access_token)
    },
    bind: async (code: string) => {
      await call(bindOauth, { body: { oauth_name: 'weixinweb', code } })
      notify.success(t('user.oauth.bound'))
      await refresh(listBindings)
    },
  } satisfies Record<Trip['why'], (code: string) => Promise<void>>
  return (why: Trip['why'], code: string) => uses[why](code).catch(() => undefined)
}

/** The return from another service. Ignores a code that this tab did not request. Source: SGN-8. */
export const OauthReturn = ({ code }: { code: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const apply = useCode()
  const arrive = useEffectEvent(async () => {
    const trip = endTrip()
    if (trip) await apply(trip.why, code)
    else notify.error(t('auth.codeUnasked'))
    const back = localPath(trip?.back, 'buyer') ?? '/'
    await navigate(trip?.why === 'bind' ? back : `/login?${new URLSearchParams({ back }).toString()}`, { replace: true })
  })
  useEffect(() => {
    void arrive()
  }, [])
  return (
    <div className={styles.root}>
      <h1 hidden>{t('shop.loginTitle')}</h1>
      <Spinner label={t('msg.waitPageJump')} />
    </div>
  )
}
