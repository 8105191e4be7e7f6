import { makeStyles, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop'
import { CartRegular } from '@fluentui/react-icons/svg/cart'
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { GiftRegular } from '@fluentui/react-icons/svg/gift'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session/use-session.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 900px)': { padding: tokens.spacingHorizontalL },
    // One row on a phone, whose menu has the links.
    '@media (max-width: 640px)': {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    },
  },
  signIn: { '@media (max-width: 640px)': { flexShrink: 0 } },
  who: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  face: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '24px',
  },
  photo: { width: '100%', height: '100%', objectFit: 'cover' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  links: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    flex: 1,
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 900px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
      gap: tokens.spacingHorizontalS,
    },
    '@media (max-width: 640px)': { display: 'none' },
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXS,
    height: '100%',
    minHeight: '64px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    ':hover': { backgroundColor: tokens.colorBrandBackground2, textDecorationLine: 'none' },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
})

const ways = [
  { to: '/user/orders', key: 'shell.myOrders', Icon: ClipboardTaskListLtrRegular },
  { to: '/carts', key: 'shell.cart', Icon: CartRegular },
  { to: '/user/address', key: 'shop.addresses', Icon: LocationRegular },
  { to: '/user', key: 'shell.userCentre', Icon: PersonRegular },
  { to: '/integral', key: 'title.integralShop', Icon: GiftRegular },
  { to: '/store/join', key: 'shop.join.title', Icon: BuildingShopRegular },
] as const

/** The visitor's panel of the home page: a greeting and quick links. */
export const Welcome = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession('buyer')
  return (
    <aside className={styles.root} aria-label={t('shop.quickLinks')}>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          {user?.avatar ? <img className={styles.photo} src={user.avatar} alt="" /> : <PersonRegular />}
        </span>
        <div>
          <p className={styles.name}>{signedIn ? t('shop.hello', { name: user?.nickname ?? '' }) : t('shop.helloGuest')}</p>
          <p className={styles.hint}>{signedIn ? t('shop.helloHint') : t('shop.helloGuestHint')}</p>
        </div>
      </div>
      {!signedIn && (
        <LinkButton className={styles.signIn} appearance="primary" to="/login">
          {t('shell.signIn')}
        </LinkButton>
      )}
      <ul className={styles.links}>
        {ways.map(({ to, key, Icon }) => (
          <li key={to}>
            <TextLink className={styles.link} to={to}>
              <Icon className={styles.icon} aria-hidden="true" />
              {t(key)}
            </TextLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
