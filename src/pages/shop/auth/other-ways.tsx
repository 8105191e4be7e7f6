import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChatMultipleFilled } from '@fluentui/react-icons/svg/chat-multiple'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { beginTrip, oauthAddress } from '#src/lib/session/oauth-trip.ts'
import { RuledTitle } from '#src/ui/layout/ruled-title.tsx'
import { useBackPath } from './use-back-path.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, marginBottom: tokens.spacingVerticalXL },
  icon: { color: tokens.colorPaletteGreenForeground1 },
})

/** Login through another service: the browser goes there and returns to the login page with a code. */
export const OtherWays = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const back = useBackPath()
  const loginPage = useHref('/login')
  return (
    <section className={styles.root}>
      <RuledTitle>{t('auth.otherWays')}</RuledTitle>
      <Button
        as="a"
        size="large"
        href={oauthAddress('weixinweb', loginPage)}
        icon={<ChatMultipleFilled className={styles.icon} />}
        onClick={() => beginTrip({ why: 'signIn', back })}
      >
        {t('auth.weixin')}
      </Button>
    </section>
  )
}
