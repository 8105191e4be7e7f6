import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { narrow } from './cart-columns.ts'
import { boxOf, sumOf } from './ticks.ts'
import type { Cart } from './use-cart.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    // On a low screen, such as at 400 %, it would cover most of the cart.
    '@media (max-height: 480px)': { position: 'static' },
    [narrow]: {
      marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
      borderRadius: 0,
      borderLeftStyle: 'none',
      borderRightStyle: 'none',
      borderBottomStyle: 'none',
    },
  },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginLeft: 'auto',
    [narrow]: { gap: tokens.spacingHorizontalM },
  },
  total: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  sum: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  small: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  off: { color: tokens.colorNeutralForeground3, backgroundColor: tokens.colorNeutralBackground3 },
  wide: { [narrow]: { display: 'none' } },
})

type Props = { cart: Pick<Cart, 'lines' | 'ticks' | 'ticked' | 'tick'>; onRemove: Cart['remove']; onCheckout: () => void }

/** The number of ticked lines, their sum, and the checkout button; sticks to the bottom of the window. */
export const CartBar = ({ cart: { lines, ticks, ticked, tick }, onRemove, onCheckout }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <Checkbox
        label={t('shop.cart.all')}
        checked={boxOf(ticks, lines)}
        onChange={(_, data) => tick(lines, data.checked === true)}
      />
      {ticked.length > 0 && (
        <Button
          className={styles.wide}
          appearance="subtle"
          onClick={() => {
            void onRemove(ticked)
          }}
        >
          {t('shop.cart.removeTicked')}
        </Button>
      )}
      <div className={styles.end}>
        <span className={styles.total}>
          <span className={styles.sum}>
            {t('shop.cart.total')} <Price value={sumOf(ticked)} />
          </span>
          <span className={styles.small}>
            <span role="status">{t('shop.cart.selected', { count: ticked.length })}</span>
            <span className={styles.wide}>{t('shop.cart.totalHint')}</span>
          </span>
        </span>
        {ticked.length === 0 ? (
          // Pressing it says why it leads nowhere.
          <Button className={styles.off} size="large" onClick={onCheckout}>
            {t('shop.cart.checkout')}
          </Button>
        ) : (
          <AccentButton size="large" onClick={onCheckout}>
            {t('shop.cart.checkout')}
          </AccentButton>
        )}
      </div>
    </div>
  )
}
