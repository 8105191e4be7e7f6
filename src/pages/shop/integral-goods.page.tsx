import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { showIntegralGoods } from '#contracts/api/integral-goods.ts'
import { isFinalNo } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { usePageTitle } from '#src/lib/page-title.ts'
import { useData } from '#src/lib/use-data.ts'
import { AccentButton } from '#src/ui/accent-button.tsx'
import { Container } from '#src/ui/container.tsx'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { FormerPrice } from '#src/ui/price.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import { htmlPart } from '#src/ui/html-text.ts'
import { RichText } from '#src/ui/rich-text.tsx'
import { Gallery } from './goods/gallery.tsx'
import { GoodsSkeleton } from './goods/goods-skeleton.tsx'
import { quantityRefusals } from './goods/use-purchase.ts'
import { PointsPrice } from './integral/points-price.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
  top: {
    display: 'grid',
    gridTemplateColumns: '440px minmax(0, 1fr)',
    gap: '40px',
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1000px)': { gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalXL },
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.spacingHorizontalM },
  },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  sub: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  exchange: { alignSelf: 'flex-start', minWidth: '180px', minHeight: '48px' },
})

type Goods = ReplyOf<typeof showIntegralGoods>

const Purchase = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const go = useNavigate()
  const [num, setNum] = useState(1)
  const stock = goods.goods_status === 1 ? goods.goods_stock : 0
  return (
    <div className={styles.panel}>
      <div>
        <h1 className={styles.title}>{goods.goods_name}</h1>
        {goods.goods_subname && <p className={styles.sub}>{goods.goods_subname}</p>}
      </div>
      <div className={styles.row}>
        <PointsPrice value={goods.goods_price} size="large" />
        <FormerPrice value={goods.goods_market_price} now="0.00" />
        <span className={styles.quiet}>{t('shop.points.exchanged', { count: goods.goods_sale })}</span>
      </div>
      <div className={styles.row}>
        <Quantity
          value={num}
          max={Math.max(Math.min(stock, 9999), 1)}
          disabled={stock === 0}
          onChange={setNum}
          onRefused={reason => notify.error(t(quantityRefusals[reason]))}
        />
        <span className={styles.quiet} role="status">
          {stock > 0 ? t('shop.stock', { count: stock }) : t('shop.soldOut')}
        </span>
      </div>
      <AccentButton
        className={styles.exchange}
        size="large"
        disabled={stock === 0}
        onClick={() => void go(`/integral/order/${goods.id}/${num}`)}
      >
        {t('shop.points.exchange')}
      </AccentButton>
    </div>
  )
}

const Screen = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { goods_name, goods_images, goods_master_image, goods_content } = goods
  usePageTitle(goods_name)
  return (
    <Container className={styles.page}>
      <Crumbs trail={[{ name: t('title.integralShop'), to: '/integral' }, { name: goods_name }]} />
      <div className={styles.top}>
        <Gallery pictures={goods_images.length > 0 ? goods_images : [goods_master_image]} name={goods_name} wanted={undefined} />
        <Purchase goods={goods} />
      </div>
      <Panel title={t('shop.details')}>
        {htmlPart(goods_content).trim() ? <RichText value={goods_content} /> : <EmptyState title={t('shop.noDetails')} />}
      </Panel>
    </Container>
  )
}

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('shop.unknownGoods')}
        hint={t('shop.unknownGoodsHint')}
        action={
          <LinkButton appearance="primary" to="/integral">
            {t('title.integralShop')}
          </LinkButton>
        }
      />
    </Container>
  )
}

const KnownId = ({ id }: { id: string }) => {
  const { data, error, isLoading, mutate } = useData(
    showIntegralGoods,
    { params: { id } },
    { quiet: true, keepPreviousData: false },
  )
  if (data) return <Screen goods={data} />
  if (isFinalNo(error)) return <Unknown />
  return error && !isLoading ? (
    <Container>
      <ErrorState as="h1" error={error} onRetry={() => void mutate()} />
    </Container>
  ) : (
    <GoodsSkeleton />
  )
}

/** /integral/goods/{id}: a product that costs points. Source: screens-storefront, points goods detail. */
export default function IntegralGoodsPage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownId key={id} id={id} /> : <Unknown />
}
