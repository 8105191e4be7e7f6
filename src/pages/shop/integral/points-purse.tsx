import { Avatar, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { formatPoints } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { thumbOf } from '#src/ui/media/thumb.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { flex: 1, minWidth: '160px', margin: 0, lineHeight: tokens.lineHeightBase400 },
  points: {
    display: 'block',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** The shopper's points; asks guests to sign in. */
export const PointsPurse = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession('buyer')
  const { data } = useData(buyerInfo, signedIn ? { body: { provider: 'users' } } : null, { quiet: true })
  const points = (data ?? user)?.integral
  return (
    <aside className={styles.root} aria-label={t('shop.points.mine')}>
      <Avatar
        size={56}
        color="brand"
        aria-hidden="true"
        {...(user?.nickname && { name: user.nickname })}
        {...(user?.avatar && { image: { src: thumbOf(user.avatar, 150) } })}
      />
      {signedIn ? (
        <p className={styles.text}>
          {t('shop.points.mine')}
          <span className={styles.points}>{formatPoints(points)}</span>
        </p>
      ) : (
        <p className={styles.text}>{t('shop.points.guest')}</p>
      )}
      <span className={styles.ways}>
        {signedIn ? (
          <LinkButton to="/user/integral">{t('shop.points.movements')}</LinkButton>
        ) : (
          <>
            <LinkButton appearance="primary" to="/login?back=%2Fintegral">
              {t('shell.signIn')}
            </LinkButton>
            <LinkButton to="/register">{t('title.register')}</LinkButton>
          </>
        )}
      </span>
    </aside>
  )
}
