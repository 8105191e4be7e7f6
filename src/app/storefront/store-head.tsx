import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '#src/lib/site/use-site.ts'
import { BrandLogo, BrandMark } from '#src/ui/media/brand-logo.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { CartLink } from './cart-link.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { narrow, wide } from './narrow.ts'
import { SearchBox } from './search-box.tsx'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrow]: { boxShadow: tokens.shadow4 },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXXL,
    minHeight: '88px',
    [narrow]: { minHeight: '56px', gap: tokens.spacingHorizontalS },
  },
  logo: { display: 'inline-flex', ':hover': { textDecorationLine: 'none' } },
  full: { [narrow]: { display: 'none' } },
  small: { display: 'inline-flex', [wide]: { display: 'none' } },
  search: { flex: 1, maxWidth: '640px', minWidth: 0, [wide]: { marginInline: 'auto' } },
})

/** Logo, search and cart: the sticky part of the header. */
export const StoreHead = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  const name = site?.common.web_name || t('app.name')
  return (
    <header className={styles.root}>
      <Container className={styles.row}>
        <div className={styles.small}>
          <MenuDrawer />
        </div>
        <TextLink to="/" className={styles.logo} aria-label={t('shell.toHome', { name })}>
          <span className={styles.full}>
            <BrandLogo size={44} name={name} />
          </span>
          <span className={styles.small}>
            <BrandMark size={32} />
          </span>
        </TextLink>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <CartLink />
      </Container>
    </header>
  )
}
