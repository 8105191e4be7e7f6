import { makeStyles, tokens } from '@fluentui/react-components'
import { CartRegular } from '@fluentui/react-icons/svg/cart'
import { useTranslation } from 'react-i18next'
import { useCartCount } from '#src/lib/site/use-cart-count.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { narrow } from './narrow.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    ':hover': { textDecorationLine: 'none', backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { border: 'none', paddingInline: tokens.spacingHorizontalS },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  text: { [narrow]: { display: 'none' } },
  badge: {
    position: 'absolute',
    top: '-8px',
    right: '-8px',
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    [narrow]: { top: 0, right: '-4px' },
  },
})

/** Larger counts do not fit the badge. */
const most = 99

/** Link to the cart with the number of its lines. */
export const CartLink = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { count } = useCartCount()
  return (
    <TextLink to="/carts" className={styles.root}>
      <VisuallyHidden>{t('shell.cartWith', { count })}</VisuallyHidden>
      <CartRegular className={styles.icon} />
      <span aria-hidden="true" className={styles.text}>
        {t('shell.cart')}
      </span>
      {count > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {count > most ? `${most}+` : count}
        </span>
      )}
    </TextLink>
  )
}
