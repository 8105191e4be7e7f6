import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Part } from '#src/ui/feedback/part.tsx'
import { RunningSales } from '../campaign/running-sales.tsx'
import { ContactButton } from '../chat/contact-button.tsx'
import { GoodsTabs } from './goods-tabs.tsx'
import { SeenLately } from './seen-lately.tsx'
import { Ranking } from '../search/ranking.tsx'
import { StoreCard } from './store-card.tsx'
import type { Goods } from './use-purchase.ts'

const narrow = '@media (max-width: 800px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '288px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalL,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL, minWidth: 0 },
  aside: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL, minWidth: 0, [narrow]: { order: 1 } },
})

/** The part below a product's head: its store, more products of the store, details and reviews. */
export const GoodsBelow = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { store_id, store_info, rate, sale_list } = goods
  return (
    <div className={styles.root}>
      <aside className={styles.aside}>
        <Part>
          <StoreCard store={store_info} rate={rate}>
            <LinkButton to={`/store/${store_id}`}>{t('shop.stores.enter')}</LinkButton>
            <ContactButton ownerId={store_info.user_id} name={store_info.store_name} />
          </StoreCard>
        </Part>
        <Part>
          <RunningSales>
            <Ranking list={sale_list} />
          </RunningSales>
        </Part>
      </aside>
      <div className={styles.main}>
        <Part>
          <GoodsTabs goods={goods} />
        </Part>
        <SeenLately key={goods.id} without={goods.id} />
      </div>
    </div>
  )
}
