import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { HeadsetRegular } from '@fluentui/react-icons/svg/headset'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loginPathOf } from '#contracts/wire/audience.ts'
import { articlePath } from '#src/lib/site/article-path.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { BrandLogo } from '#src/ui/media/brand-logo.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { navLinks } from './nav-links.ts'
import { hasOwnBackend } from '#src/lib/browser/app-base.ts'

const phone = '@media (max-width: 640px)'
const useStyles = makeStyles({
  root: {
    marginTop: tokens.spacingVerticalXXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  promises: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: `${tokens.spacingVerticalXXL} 0`,
    listStyleType: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
  promise: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, fontWeight: tokens.fontWeightSemibold },
  icon: { flexShrink: 0, fontSize: '28px', color: tokens.colorBrandForeground1 },
  columns: {
    display: 'grid',
    gridTemplateColumns: '2fr repeat(4, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    padding: `${tokens.spacingVerticalXXL} 0`,
    [phone]: { gridTemplateColumns: '1fr 1fr' },
  },
  about: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground3,
    maxWidth: '40ch',
    [phone]: { gridColumn: '1 / -1' },
  },
  title: { margin: `0 0 ${tokens.spacingVerticalS}`, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  links: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  last: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalL} 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  only: { borderTopStyle: 'none' },
})

const promises = [
  { key: 'shell.promiseReal', Icon: ShieldCheckmarkRegular },
  { key: 'shell.promiseFast', Icon: VehicleTruckProfileRegular },
  { key: 'shell.promiseReturn', Icon: ArrowSyncRegular },
  { key: 'shell.promiseService', Icon: HeadsetRegular },
] as const

const columns = [
  { title: 'shell.footShop', links: navLinks },
  {
    title: 'shell.footMine',
    links: [
      { to: '/user', key: 'shell.userCentre' },
      { to: '/user/orders', key: 'shell.myOrders' },
      { to: '/carts', key: 'shell.cart' },
    ],
  },
  {
    // Articles are requested by title, agreements by call name.
    title: 'shell.footHelp',
    links: [
      { to: articlePath('help'), key: 'user.menu.help' },
      { to: articlePath('coupons'), key: 'shell.footCoupons' },
      { to: articlePath('freight'), key: 'shell.footFreight' },
      { to: articlePath('refunds'), key: 'shell.footRefunds' },
      { to: '/agreement/agreement', key: 'shell.footTerms' },
      { to: '/agreement/privacy', key: 'shell.footPrivacy' },
    ],
  },
  {
    title: 'shell.footPartners',
    links: [
      { to: articlePath('about'), key: 'user.menu.about' },
      { to: '/store/join', key: 'shop.join.title' },
      { to: loginPathOf('seller'), key: 'shell.sellerCentre' },
      { to: loginPathOf('admin'), key: 'shell.adminCentre' },
    ],
  },
] as const

/** Left out of builds for a real server. */
const DemoNote =
  import.meta.env.MODE === 'mock' && hasOwnBackend
    ? lazy(async () => ({ default: (await import('./demo-note.tsx')).DemoNote }))
    : undefined

const year = new Date().getFullYear()

const Columns = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return columns.map(({ title, links }) => (
    <div key={title}>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul className={styles.links}>
        {links.map(({ to, key }) => (
          <li key={key}>
            <TextLink to={to}>{t(key)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The footer: promises, links, contact data. `short` leaves out the links. */
export const SiteFooter = ({ short = false }: { short?: boolean }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  const name = site?.common.web_name || t('app.name')
  return (
    <footer className={styles.root}>
      <Container>
        <ul className={styles.promises}>
          {promises.map(({ key, Icon }) => (
            <li key={key} className={styles.promise}>
              <Icon className={styles.icon} aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ul>
        {!short && (
          <div className={styles.columns}>
            <div className={styles.about}>
              <BrandLogo size={32} name={name} />
              {site?.common.description || t('shell.slogan')}
            </div>
            <Columns />
          </div>
        )}
        <div className={mergeClasses(styles.last, short && styles.only)}>
          <span>
            © {year} {name}
          </span>
          {site?.common.icp && <span>{site.common.icp}</span>}
          {site?.common.mobile && <span>{t('shell.phone', { phone: site.common.mobile })}</span>}
          {site?.common.email && <span>{site.common.email}</span>}
        </div>
        <Suspense fallback={null}>{DemoNote && <DemoNote />}</Suspense>
      </Container>
    </footer>
  )
}
