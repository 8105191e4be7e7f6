import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { articlePath } from '#src/lib/site/article-path.ts'
import { signOut } from '#src/lib/session/sign-in.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { narrow } from './narrow.ts'

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { display: 'none' },
  },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '36px' },
  group: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL },
  welcome: { maxWidth: '24ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  plain: { minWidth: 'auto', padding: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightRegular, color: 'inherit' },
})

const Account = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { signedIn, user } = useSession('buyer')
  if (!signedIn)
    return (
      <>
        <TextLink to="/login" brand>
          {t('shell.signInPlease')}
        </TextLink>
        <TextLink to="/register">{t('title.register')}</TextLink>
      </>
    )
  return (
    <>
      <span className={styles.welcome}>{t('shell.welcome', { name: user?.nickname ?? '' })}</span>
      <TextLink to="/user">{t('shell.userCentre')}</TextLink>
      <TextLink to="/user/orders">{t('shell.myOrders')}</TextLink>
      <Button appearance="transparent" size="small" className={styles.plain} onClick={() => void signOut('buyer')}>
        {t('shell.signOut')}
      </Button>
    </>
  )
}

/** The thin bar at the top: account, links for sellers and help, language and theme. Narrow screens show it in the drawer. */
export const TopBar = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <nav className={styles.root} aria-label={t('shell.accountMenu')}>
      <Container className={styles.row}>
        <div className={styles.group}>
          <Account />
        </div>
        <div className={styles.group}>
          <TextLink to="/store/join" brand>
            {t('shop.join.title')}
          </TextLink>
          <TextLink to="/Seller/login">{t('shell.sellerCentre')}</TextLink>
          <TextLink to={articlePath('help')}>{t('user.menu.help')}</TextLink>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Container>
    </nav>
  )
}
