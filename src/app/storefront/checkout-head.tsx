import { makeStyles, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import { useSite } from '#src/lib/site/use-site.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { BrandLogo } from '#src/ui/media/brand-logo.tsx'
import { CartLink } from './cart-link.tsx'
import { narrow } from './narrow.ts'

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '72px',
    [narrow]: { minHeight: '56px', columnGap: tokens.spacingHorizontalS },
  },
  logo: { display: 'inline-flex', ':hover': { textDecorationLine: 'none' } },
  safe: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInlineStart: tokens.spacingHorizontalL,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    [narrow]: { fontSize: tokens.fontSizeBase300, paddingInlineStart: tokens.spacingHorizontalM },
  },
  end: { marginInlineStart: 'auto' },
})

/** The header while an order is confirmed and paid: the logo and the way back to the cart. Source: STF-11. */
export const CheckoutHead = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  const name = site?.common.web_name || t('app.name')
  return (
    <header className={styles.root}>
      <Container className={styles.row}>
        <TextLink to="/" className={styles.logo} aria-label={t('shell.toHome', { name })}>
          <BrandLogo size={36} name={name} />
        </TextLink>
        <span className={styles.safe}>
          <LockClosedRegular aria-hidden="true" />
          {t('shop.flow.checkout')}
        </span>
        <div className={styles.end}>
          <CartLink />
        </div>
      </Container>
    </header>
  )
}
