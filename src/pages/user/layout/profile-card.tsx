import { Avatar, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { PhoneRegular } from '@fluentui/react-icons/svg/phone'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { thumbOf } from '#src/ui/media/thumb.ts'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundImage: `linear-gradient(160deg, ${tokens.colorBrandBackground2Hover}, ${tokens.colorBrandBackground2})`,
    textAlign: 'center',
    '@media (max-width: 900px)': {
      flexDirection: 'row',
      padding: tokens.spacingHorizontalL,
      gap: tokens.spacingHorizontalM,
      textAlign: 'left',
    },
  },
  text: { flexGrow: 1, minWidth: 0, alignSelf: 'stretch' },
  progress: { marginTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  marks: { display: 'flex', gap: tokens.spacingHorizontalS, fontSize: '20px' },
  lit: { color: tokens.colorBrandForeground1 },
  unlit: { color: tokens.colorNeutralForeground3 },
})

/** Progress of the profile: 50% without an identity record. Source: STF-9. */
const Progress = ({ checked }: { checked: boolean }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const percent = checked ? 100 : 50
  const label = t('user.progress', { percent })
  return (
    <div className={styles.progress}>
      {label}
      <ProgressBar value={percent} max={100} thickness="large" color={checked ? 'success' : 'warning'} aria-label={label} />
    </div>
  )
}

/** The signed-in shopper's profile, with marks for a bound phone and a verified identity; guests get a sign-in link. */
export const ProfileCard = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession('buyer')
  const { pathname } = useLocation()
  if (!signedIn) {
    return (
      <div className={styles.root}>
        <p className={styles.name}>{t('shop.helloGuest')}</p>
        <LinkButton appearance="primary" to={loginPathWithBack('buyer', pathname)}>
          {t('shop.signIn')}
        </LinkButton>
      </div>
    )
  }
  if (!user) {
    return (
      <Skeleton className={styles.root} aria-label={t('user.loading')}>
        <SkeletonItem shape="circle" size={64} />
        <SkeletonItem size={20} />
      </Skeleton>
    )
  }
  const phone = t(user.phone ? 'user.phoneBound' : 'user.phoneUnbound')
  const check = t(user.check ? 'user.verified' : 'user.unverified')
  return (
    <div className={styles.root}>
      <Avatar
        size={64}
        name={user.nickname}
        color="brand"
        aria-hidden="true"
        {...(user.avatar && { image: { src: thumbOf(user.avatar, 150) } })}
      />
      <div className={styles.text}>
        <p className={styles.name} dir="auto">
          {user.nickname}
        </p>
        <TextLink brand to="/user/info">
          {t('user.editProfile')}
        </TextLink>
        <Progress checked={user.check} />
      </div>
      <div className={styles.marks}>
        <span role="img" aria-label={phone} title={phone} className={mergeClasses(user.phone ? styles.lit : styles.unlit)}>
          <PhoneRegular />
        </span>
        <span role="img" aria-label={check} title={check} className={mergeClasses(user.check ? styles.lit : styles.unlit)}>
          <ShieldCheckmarkRegular />
        </span>
      </div>
    </div>
  )
}
