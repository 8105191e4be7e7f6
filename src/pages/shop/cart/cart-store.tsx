import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '#src/ui/form/quantity-rule.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { narrow } from './cart-columns.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { boxOf, type CartGroup } from './ticks.ts'
import type { Cart } from './use-cart.ts'

const useStyles = makeStyles({
  root: {
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    [narrow]: { paddingInline: tokens.spacingHorizontalM },
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', color: tokens.colorBrandForeground1, fontSize: '20px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

/** Messages for quantities that are refused without a request. Source: SKU-10. */
const words = { minimum: 'msg.minimumErr', stock: 'msg.stockErr', invalid: 'msg.buyNumErr' } as const satisfies Record<
  Refusal,
  string
>

type Props = {
  store: CartGroup
  cart: Pick<Cart, 'ticks' | 'tick' | 'refused' | 'changeQuantity' | 'refuseQuantity'>
  onRemove: Cart['remove']
}

/** The lines of one store, with a checkbox for all of them. */
export const CartStoreCard = ({ store, cart, onRemove }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const lines = store.cart_list
  return (
    <section className={styles.root} aria-label={store.store_name}>
      <div className={styles.head}>
        <Checkbox
          checked={boxOf(cart.ticks, lines)}
          aria-label={t('shop.cart.store', { name: store.store_name })}
          onChange={(_, data) => cart.tick(lines, data.checked === true)}
        />
        <span className={styles.icon} aria-hidden="true">
          <BuildingShopRegular />
        </span>
        <h2 className={styles.name}>
          <TextLink to={`/store/${store.store_id}`}>{store.store_name}</TextLink>
        </h2>
      </div>
      <ul className={styles.list}>
        {lines.map(line => (
          <CartLineRow
            key={line.cart_id}
            line={line}
            ticked={cart.ticks.has(line.cart_id)}
            refused={cart.refused.get(line.cart_id)}
            onTick={on => cart.tick([line], on)}
            onQuantity={quantity => cart.changeQuantity(line, quantity)}
            onRefused={reason => cart.refuseQuantity(line, t(words[reason]))}
            onRemove={() => {
              void onRemove([line])
            }}
          />
        ))}
      </ul>
    </section>
  )
}
