import {
  Button,
  Drawer,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#src/lib/site/article-path.ts'
import { signOut } from '#src/lib/session/sign-in.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { useSite, type Site } from '#src/lib/site/use-site.ts'
import { chooseBrand, searchPath } from '#src/pages/shop/search/search-params.ts'
import { Adverts } from '#src/pages/shop/parts/adverts.tsx'
import { useKeepTabster } from '#src/ui/focus/keep-tabster.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { ClassAccordion } from './class-accordion.tsx'
import { navLinks } from './nav-links.ts'

const useStyles = makeStyles({
  drawer: { width: 'min(88vw, 360px)' },
  part: { paddingBlock: tokens.spacingVerticalM, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  links: { margin: 0, padding: 0, listStyleType: 'none' },
  link: { display: 'flex', alignItems: 'center', minHeight: '44px' },
  brands: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXL },
  account: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  bottom: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalL,
    border: 'none',
  },
})

const Account = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession('buyer')
  if (!signedIn)
    return (
      <div className={styles.account}>
        <LinkButton to="/login" appearance="primary" size="large">
          {t('shell.signIn')}
        </LinkButton>
        <LinkButton to="/register" size="large">
          {t('title.register')}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.account}>
      <span>{t('shell.welcome', { name: user?.nickname ?? '' })}</span>
      <div className={styles.row}>
        <LinkButton to="/user">{t('shell.userCentre')}</LinkButton>
        <LinkButton to="/user/orders">{t('shell.myOrders')}</LinkButton>
        <Button appearance="subtle" onClick={() => void signOut('buyer')}>
          {t('shell.signOut')}
        </Button>
      </div>
    </div>
  )
}

const Brands = ({ brands }: { brands: Site['brands'] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('shop.brands')}</h3>
      <ul className={mergeClasses(styles.links, styles.brands)}>
        {brands.slice(0, 12).map(({ id, name }) => (
          <li key={id}>
            <TextLink className={styles.link} to={searchPath(chooseBrand({}, id))}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links of the top bar and footer on wide screens. */
const more = [
  { to: '/store/join', key: 'shop.join.title' },
  { to: articlePath('help'), key: 'user.menu.help' },
] as const

const Content = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  return (
    <DrawerBody>
      <div className={styles.part}>
        <Account />
      </div>
      <ul className={`${styles.links} ${styles.part}`}>
        {[...navLinks, ...more].map(({ to, key }) => (
          <li key={key}>
            <TextLink className={styles.link} to={to}>
              {t(key)}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className={styles.part}>
        <h3 className={styles.title}>{t('shell.allClasses')}</h3>
        {site && <ClassAccordion classes={site.classes} />}
      </div>
      {site && site.brands.length > 0 && <Brands brands={site.brands} />}
      <div className={styles.part}>
        <Adverts low spaces={['分类页横幅']} />
      </div>
      <div className={styles.bottom}>
        <LanguageSwitch />
        <ThemeSwitch />
        <TextLink to="/Seller/login">{t('shell.sellerCentre')}</TextLink>
      </div>
    </DrawerBody>
  )
}

type Props = { open: boolean; onClose: () => void }

/** The drawer's menu: account, links, categories, brands, adverts, language and theme. Closes when a link is followed. */
export const MenuDrawerContent = ({ open, onClose }: Props) => {
  useKeepTabster()
  const styles = useStyles()
  const { t } = useTranslation()
  const closeAfterLink = (target: EventTarget) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer
      type="overlay"
      position="start"
      className={styles.drawer}
      open={open}
      onOpenChange={(_, data) => {
        if (!data.open) onClose()
      }}
      onClick={event => closeAfterLink(event.target)}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={onClose} />}
        >
          {t('shell.menu')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <Content />
    </Drawer>
  )
}
