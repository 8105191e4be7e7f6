import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { GoodsSearch, searchGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { Pager } from '#src/ui/layout/pager.tsx'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useSearchPath } from './search-path.ts'

const useStyles = makeStyles({ busy: { opacity: 0.55, pointerEvents: 'none' } })

type Props = {
  search: GoodsSearch
  found: ReplyOf<typeof searchGoods>
  page: number
  /** True while the previous result is shown and the next one loads. */
  busy: boolean
  onPage: (page: number) => void
}

/** The products found, as cards with a pager. */
export const Results = ({ search, found, page, busy, onPage }: Props) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const pathOf = useSearchPath()
  if (found.total === 0) return <NothingFound search={search} />
  if (found.data.length === 0) return <NoSuchPage page={page} first={pathOf(search)} />
  return (
    <>
      <ul className={mergeClasses(grid.grid, busy && styles.busy)} aria-busy={busy}>
        {found.data.map((goods, at) => (
          <li key={goods.id}>
            <GoodsCard goods={goods} eager={at < 5} first={at === 0} />
          </li>
        ))}
      </ul>
      <Pager page={page} lastPage={found.last_page} total={found.total} onChange={onPage} />
    </>
  )
}
