import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { keepSeen } from '#src/lib/browser/browsing-history.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { Part } from '#src/ui/feedback/part.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { classPath } from '../search/class-path.ts'
import { Gallery } from './gallery.tsx'
import { useGoodsTopStyles } from './goods-top.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { searchPath } from '../search/search-params.ts'
import { pictureOf } from './sku-choice.ts'
import { usePurchase, type Goods } from './use-purchase.ts'
import { ViewOnPhone } from './view-on-phone.tsx'

const useStyles = makeStyles({
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  /** A phone shows the picture and the price first. */
  crumbs: { '@media (max-width: 640px)': { display: 'none' } },
  page: { '@media (max-width: 640px)': { paddingTop: tokens.spacingVerticalM }, paddingBottom: tokens.spacingVerticalXXL },
})

const Waiting = () => (
  <div style={{ marginTop: tokens.spacingVerticalL }}>
    <RowsSkeleton count={6} />
  </div>
)

/** Half of the product page's code, below the fold: loaded in parallel with the picture. */
const GoodsBelow = lazyPart(async () => (await import('./goods-below.tsx')).GoodsBelow, Waiting)

/** The categories of a product, root first; the reply lists them leaf first. */
const useTrail = (goods: Goods) => {
  const { data: site } = useSite()
  const [third, second, root] = goods.classList
  const known = classPath(site?.classes ?? [], { pid: root?.id, sid: second?.id, tid: third?.id })
  const steps = goods.classList.toReversed().map(({ id, name }) => {
    const step = known.find(one => one.id === id)
    return step ? { name, to: searchPath(step.search) } : { name, to: searchPath({ class_id: [id] }) }
  })
  return [...steps, { name: goods.goods_name }]
}

const picturesOf = ({ goods_images, goods_master_image, skuList = [] }: Goods): string[] => {
  const all = [...goods_images, ...skuList.map(({ goods_image }) => goods_image)].filter(Boolean)
  return all.length > 0 ? [...new Set(all)] : [goods_master_image]
}

/** A loaded product. Adds it to the browser's list of viewed products. */
export const GoodsScreen = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const purchase = usePurchase(goods)
  const trail = useTrail(goods)
  const { id, goods_name, goods_price, goods_master_image } = goods
  usePageTitle(goods_name)
  useEffect(
    () => keepSeen({ id, goods_name, goods_price, image: goods_master_image }),
    [id, goods_name, goods_price, goods_master_image],
  )
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Crumbs trail={trail} />
      </div>
      <div className={useGoodsTopStyles().top}>
        <div className={styles.side}>
          <Part>
            <Gallery pictures={picturesOf(goods)} name={goods_name} wanted={pictureOf(goods.skuList ?? [], purchase.choice)} />
          </Part>
          <ViewOnPhone id={id} />
        </div>
        <Part>
          <PurchaseForm goods={goods} purchase={purchase} />
        </Part>
      </div>
      <GoodsBelow goods={goods} />
    </Container>
  )
}
