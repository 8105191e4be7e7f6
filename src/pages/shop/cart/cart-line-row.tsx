import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#contracts/api/orders/carts.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import type { Refusal } from '#src/ui/form/quantity-rule.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { FieldError } from '#src/ui/feedback/field-error.tsx'
import { narrow, useCartColumns } from './cart-columns.ts'
import { sumOf } from './ticks.ts'

const useStyles = makeStyles({
  root: {
    paddingBlock: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: {
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick goods remove" ". quantity subtotal"',
      rowGap: tokens.spacingVerticalS,
      paddingInline: tokens.spacingHorizontalM,
      columnGap: tokens.spacingHorizontalS,
      alignItems: 'start',
    },
  },
  ticked: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  tick: { [narrow]: { gridArea: 'tick' } },
  goods: {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    alignItems: 'center',
    [narrow]: { gridArea: 'goods', gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'start' },
  },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    lineHeight: tokens.lineHeightBase300,
  },
  sku: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  price: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', [narrow]: { display: 'none' } },
  narrowPrice: {
    display: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { display: 'block' },
  },
  quantity: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    [narrow]: { gridArea: 'quantity', alignItems: 'flex-start' },
  },
  subtotal: { textAlign: 'right', [narrow]: { gridArea: 'subtotal', alignSelf: 'center' } },
  remove: { [narrow]: { gridArea: 'remove', justifySelf: 'end' } },
  refused: { marginTop: tokens.spacingVerticalXS },
})

type Props = {
  line: CartLine
  ticked: boolean
  /** Why the last quantity was refused. */
  refused?: string | undefined
  onTick: (on: boolean) => void
  onQuantity: (quantity: number) => void
  /** Called with an invalid quantity, which is not sent. */
  onRefused: (reason: Refusal) => void
  onRemove: () => void
}

/** Largest quantity of one line; the server checks the stock. */
const most = 9999

export const CartLineRow = ({ line, ticked, refused, onTick, onQuantity, onRefused, onRemove }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const named = { name: line.goods_name }
  return (
    <li className={mergeClasses(useCartColumns().root, styles.root, ticked && styles.ticked)}>
      <Checkbox
        className={styles.tick}
        checked={ticked}
        aria-label={t('shop.cart.line', named)}
        onChange={(_, data) => onTick(data.checked === true)}
      />
      <div className={styles.goods}>
        <Picture src={line.goods_image} size={150} alt="" />
        <div>
          <TextLink className={styles.name} to={`/goods/${line.goods_id}`}>
            <bdi>{line.goods_name}</bdi>
          </TextLink>
          {line.sku_name !== '-' && <span className={styles.sku}>{line.sku_name}</span>}
          <span className={styles.narrowPrice}>{formatMoney(line.goods_price)}</span>
        </div>
      </div>
      <span className={styles.price}>{formatMoney(line.goods_price)}</span>
      <div className={styles.quantity}>
        <Quantity
          value={line.buy_num}
          max={most}
          label={t('shop.cart.quantityOf', named)}
          onChange={onQuantity}
          onRefused={onRefused}
        />
        {refused && <FieldError className={styles.refused}>{refused}</FieldError>}
      </div>
      <span className={styles.subtotal}>
        <Price value={sumOf([line])} size="small" />
      </span>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('shop.cart.removeNamed', named)}
        onClick={onRemove}
      />
    </li>
  )
}
