import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { htmlPart } from '#src/ui/media/html-text.ts'
import { LazyRichText } from '#src/ui/media/lazy-rich-text.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { Comments } from './comments.tsx'
import { useGoodsAddress } from './use-goods-address.ts'
import type { Goods } from './use-purchase.ts'

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tabs: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingInline: tokens.spacingHorizontalM,
    '@media (max-width: 560px)': { paddingInline: 0 },
  },
  panel: { padding: tokens.spacingHorizontalXXL, '@media (max-width: 560px)': { padding: tokens.spacingHorizontalM } },
})

const names = ['details', 'comments', 'after'] as const
type Name = (typeof names)[number]

const Text = ({ value, empty }: { value: string; empty: string }) =>
  htmlPart(value).trim() ? <LazyRichText value={value} /> : <EmptyState title={empty} />

/** Tabs of a product: details, reviews, after-sales terms. The open tab is stored in the URL. */
export const GoodsTabs = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [query, write] = useGoodsAddress()
  const shown = names.find(name => name === query.get('tab')) ?? 'details'
  const show = (tab: Name) => write({ tab: tab === 'details' ? undefined : tab, type: undefined, page: undefined })
  const labels = {
    details: t('shop.details'),
    comments: t('shop.commentsWith', { count: goods.comment_statistics.all }),
    after: t('shop.afterSales'),
  }
  return (
    <div className={styles.root}>
      <Tabs className={styles.tabs} tabs={names.map(name => ({ name, label: labels[name] }))} chosen={shown} onChoose={show} />
      <div className={styles.panel} role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
        {shown === 'details' && <Text value={goods.goods_content} empty={t('shop.noDetails')} />}
        {shown === 'comments' && <Comments goodsId={goods.id} statistics={goods.comment_statistics} />}
        {shown === 'after' && <Text value={goods.store_info.after_sale_service} empty={t('shop.noAfterSales')} />}
      </div>
    </div>
  )
}
