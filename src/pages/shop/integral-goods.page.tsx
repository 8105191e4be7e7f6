import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { FormerPrice } from '#src/ui/controls/price.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { htmlPart } from '#src/ui/media/html-text.ts'
import { LazyRichText } from '#src/ui/media/lazy-rich-text.tsx'
import { Gallery } from './goods/gallery.tsx'
import { GoodsState, UnknownGoods } from './goods/goods-state.tsx'
import { useGoodsTopStyles } from './goods/goods-top.ts'
import { quantityRefusals } from './goods/use-purchase.ts'
import { PointsPrice } from './integral/points-price.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBottom: tokens.spacingVerticalXXL },
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
  const navigate = useNavigate()
  const [num, setNum] = useState(1)
  const stock = goods.goods_status === 1 ? goods.goods_stock : 0
  return (
    <div className={styles.panel}>
      <div>
        <h1 className={styles.title} dir="auto">
          {goods.goods_name}
        </h1>
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
        onClick={() => void navigate(`/integral/order/${goods.id}/${num}`)}
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
      <div className={useGoodsTopStyles().top}>
        <Gallery pictures={goods_images.length > 0 ? goods_images : [goods_master_image]} name={goods_name} wanted={undefined} />
        <Purchase goods={goods} />
      </div>
      <Panel title={t('shop.details')}>
        {htmlPart(goods_content).trim() ? <LazyRichText value={goods_content} /> : <EmptyState title={t('shop.noDetails')} />}
      </Panel>
    </Container>
  )
}

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <UnknownGoods
      action={
        <LinkButton appearance="primary" to="/integral">
          {t('title.integralShop')}
        </LinkButton>
      }
    />
  )
}

const KnownId = ({ id }: { id: string }) => {
  const { data, error, isLoading, mutate } = useData(
    showIntegralGoods,
    { params: { id } },
    { quiet: true, keepPreviousData: false },
  )
  if (data) return <Screen goods={data} />
  return <GoodsState error={error} isLoading={isLoading} unknown={<Unknown />} onRetry={() => void mutate()} />
}

/** /integral/goods/{id}: a product that costs points. Source: PSC-3. */
export default function IntegralGoodsPage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownId key={id} id={id} /> : <Unknown />
}
