import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { CartRegular } from '@fluentui/react-icons/svg/cart'
import { useTranslation } from 'react-i18next'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { useBottomBar } from '#src/ui/layout/bottom-bar.ts'
import { Campaigns } from '../campaign/campaigns.tsx'
import { FavoriteButton } from '../parts/favorite-button.tsx'
import { PriceBlock } from './price-block.tsx'
import { Promises } from './promises.tsx'
import { SpecPicker } from './spec-picker.tsx'
import type { Goods, Purchase } from './use-purchase.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  /** On a phone directly below the picture. */
  price: { '@media (max-width: 720px)': { order: -1 } },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1000px)': { flexDirection: 'column', gap: tokens.spacingVerticalXS },
  },
  // In narrow windows the label is below the title, aligned with it.
  favorite: {
    flexShrink: 0,
    '@media (max-width: 1000px)': { minWidth: 0, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  sub: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
  line: { display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', gap: tokens.spacingHorizontalM },
  label: { color: tokens.colorNeutralForeground3 },
  choice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  stock: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalS,
    '@media (max-width: 640px)': {
      position: 'fixed',
      bottom: 0,
      insetInline: 0,
      zIndex: 15,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
      backgroundColor: tokens.colorNeutralBackground1,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  action: {
    flex: '0 1 160px',
    minWidth: 0,
    minHeight: '48px',
    '@media (max-width: 640px)': { flex: 1, minHeight: '40px', paddingBlock: 0 },
  },
})

const Stock = ({ purchase: { stock, sku, hasSkus } }: { purchase: Purchase }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const text = stock > 0 ? t('shop.stock', { count: stock }) : hasSkus && sku ? t('shop.variantSoldOut') : t('shop.soldOut')
  return (
    <span className={styles.stock} role="status">
      {text}
    </span>
  )
}

/** Title, price, campaigns, variants, quantity and buttons; products in a flash sale cannot go into the cart. Source: FLS-4. */
export const PurchaseForm = ({ goods, purchase }: { goods: Goods; purchase: Purchase }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { stock, num, adding } = purchase
  const offShelf = goods.goods_status === 0
  const closed = offShelf || stock === 0
  useBottomBar('56px')
  const next = goods.attrList?.find(({ id }) => purchase.choice[id] === undefined)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title} dir="auto">
            {goods.goods_name}
          </h1>
          {goods.goods_subname && <p className={styles.sub}>{goods.goods_subname}</p>}
        </div>
        <FavoriteButton appearance="subtle" className={styles.favorite} target={{ is_type: 0, out_id: goods.id }} />
      </div>
      <div className={styles.price}>
        <PriceBlock goods={goods} sku={purchase.sku} />
      </div>
      <Campaigns goods={goods} purchase={purchase} closed={closed} />
      {offShelf && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('shop.offShelf')}</MessageBarBody>
        </MessageBar>
      )}
      {(goods.attrList ?? []).map(attribute => (
        <SpecPicker
          key={attribute.id}
          attribute={attribute}
          skus={goods.skuList ?? []}
          purchase={purchase}
          isNext={attribute === next}
        />
      ))}
      <div className={styles.line}>
        <span className={styles.label}>{t('ui.quantity')}</span>
        <span className={styles.choice}>
          <Quantity
            value={num}
            max={Math.max(stock, 1)}
            disabled={closed}
            onChange={purchase.setNum}
            onRefused={purchase.onRefused}
          />
          <Stock purchase={purchase} />
        </span>
      </div>
      <Promises goods={goods} />
      <div className={styles.actions}>
        {!goods.seckills && (
          <Button
            className={styles.action}
            size="large"
            icon={<CartRegular />}
            disabled={closed}
            disabledFocusable={adding}
            onClick={() => void purchase.addToCart()}
          >
            {t('shop.addToCart')}
          </Button>
        )}
        <AccentButton className={styles.action} size="large" disabled={closed} onClick={() => purchase.buy()}>
          {t('shop.buyNow')}
        </AccentButton>
      </div>
    </div>
  )
}
