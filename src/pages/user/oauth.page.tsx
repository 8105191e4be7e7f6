import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChatMultipleFilled } from '@fluentui/react-icons/svg/chat-multiple'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { listBindings, unbindOauth } from '#contracts/api/accounts/oauth.ts'
import { call } from '#src/lib/http/call.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { beginTrip, oauthAddress } from '#src/lib/session/oauth-trip.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { isNotOffered } from '#src/lib/http/failure.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { GuardRow } from './safe/guard-row.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  weixin: { color: tokens.colorPaletteGreenForeground1 },
})

/** Asks for confirmation and unbinds a third-party account. */
const useUnbind = () => {
  const { t } = useTranslation()
  const ask = useConfirm()
  const refresh = useRefresh()
  return async (id: number): Promise<void> => {
    if (!(await ask({ title: t('user.oauth.unbindTitle'), text: t('user.oauth.unbindText'), yes: t('user.oauth.unbind') })))
      return
    if (await succeeded(call(unbindOauth, { params: { ids: id } }))) notify.success(t('user.oauth.unbound'))
    // Also after a refusal: another tab may have changed the bindings.
    await refresh(listBindings)
    keepFocus()
  }
}

/** /user/oauth: third-party accounts bound for sign-in. Source: ACS-8. */
const OauthPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const unbind = useUnbind()
  const loginPage = useHref('/login')
  const { data, error, mutate } = useData(listBindings, {}, { quiet: true })
  const bound = data?.find(({ oauth_name }) => oauth_name === 'weixinweb')
  return (
    <Panel level={1} title={t('title.oauth')} hint={t('user.oauth.hint')}>
      {isNotOffered(error) && <EmptyState title={t('user.oauth.notOffered')} hint={t('user.oauth.notOfferedHint')} />}
      {!data &&
        !isNotOffered(error) &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RowsSkeleton count={1} />)}
      {data && (
        <ul className={styles.list}>
          <GuardRow
            icon={<ChatMultipleFilled className={styles.weixin} />}
            title={t('user.oauth.weixin')}
            about={
              bound
                ? t('user.oauth.boundTo', { name: bound.nickname, day: formatDateTime(bound.created_at, 'date') })
                : t('user.oauth.notBound')
            }
            action={
              bound ? (
                <Button onClick={() => void unbind(bound.id)}>{t('user.oauth.unbind')}</Button>
              ) : (
                <Button
                  as="a"
                  appearance="primary"
                  href={oauthAddress('weixinweb', loginPage)}
                  onClick={() => beginTrip({ why: 'bind', back: '/user/oauth' })}
                >
                  {t('user.oauth.bind')}
                </Button>
              )
            }
          />
        </ul>
      )}
    </Panel>
  )
}
export default OauthPage
