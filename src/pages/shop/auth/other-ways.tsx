import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChatMultipleFilled } from '@fluentui/react-icons/svg/chat-multiple'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { beginTrip, oauthAddress } from '#src/lib/session/oauth-trip.ts'
import { useBackPath } from './use-back-path.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, marginBottom: tokens.spacingVerticalXL },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    ':after': { content: '""', flex: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  icon: { color: tokens.colorPaletteGreenForeground1 },
})

/** Signing in over another service: the browser goes there, and comes back to the sign-in page with a code. */
export const OtherWays = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const back = useBackPath()
  const loginPage = useHref('/login')
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t('auth.otherWays')}</h2>
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
