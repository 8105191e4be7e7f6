import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CartRegular } from '@fluentui/react-icons/svg/cart'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { encodeParams } from '#contracts/wire/params.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { CartBar } from './cart/cart-bar.tsx'
import { narrow, useCartColumns } from './cart/cart-columns.ts'
import { CartStoreCard } from './cart/cart-store.tsx'
import { boxOf, orderOf } from './cart/ticks.ts'
import { useCart, type Cart } from './cart/use-cart.ts'
import { SeenLately } from './goods/seen-lately.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, outline: 'none' },
  head: {
    marginInline: '1px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { display: 'none' },
  },
  right: { textAlign: 'right' },
  centre: { textAlign: 'center' },
  loading: { padding: tokens.spacingHorizontalXL },
})

const EmptyCart = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<CartRegular />}
      title={t('shop.cart.emptyTitle')}
      hint={t('shop.cart.emptyHint')}
      action={
        <LinkButton appearance="primary" to="/">
          {t('shop.cart.shop')}
        </LinkButton>
      }
    />
  )
}

const Head = ({ cart: { ticks, lines, tick } }: { cart: Cart }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={mergeClasses(useCartColumns().root, styles.head)}>
      <Checkbox
        aria-label={t('shop.cart.all')}
        checked={boxOf(ticks, lines)}
        onChange={(_, data) => tick(lines, data.checked === true)}
      />
      <span>{t('shop.cart.goods')}</span>
      <span className={styles.right}>{t('shop.cart.price')}</span>
      <span className={styles.centre}>{t('shop.cart.quantity')}</span>
      <span className={styles.right}>{t('shop.cart.subtotal')}</span>
    </div>
  )
}

const Filled = ({ cart }: { cart: Cart }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  // The pressed button is removed with its line, so the focus must move to another element.
  const remove: Cart['remove'] = async gone => {
    const done = await cart.remove(gone)
    if (done) list.current?.focus({ preventScroll: true })
    return done
  }
  const checkout = () => {
    if (cart.ticked.length === 0) notify.error(t('msg.cartEmpty'))
    else void navigate(`/order/before/${encodeURIComponent(encodeParams(orderOf(cart.ticked)))}`)
  }
  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <Head cart={cart} />
        {cart.stores?.map(store => (
          <CartStoreCard key={store.store_id} store={store} cart={cart} onRemove={remove} />
        ))}
      </div>
      <CartBar cart={cart} onRemove={remove} onCheckout={checkout} />
    </>
  )
}

/** /carts: the cart, grouped by store. */
const CartsPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const cart = useCart()
  return (
    <FlowPage kind="money" at="shop.flow.cart" title={t('shop.cart.title')}>
      {!cart.stores && (
        <FlowCard>
          {cart.error ? (
            <ErrorState error={cart.error} onRetry={cart.retry} />
          ) : (
            <div className={styles.loading}>
              <RowsSkeleton />
            </div>
          )}
        </FlowCard>
      )}
      {cart.stores?.length === 0 && (
        <>
          <FlowCard>
            <EmptyCart />
          </FlowCard>
          <SeenLately />
        </>
      )}
      {cart.lines.length > 0 && <Filled cart={cart} />}
    </FlowPage>
  )
}
export default CartsPage
