import { makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { useTranslation } from 'react-i18next'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { CommentItem } from './comment-item.tsx'
import { pageIn } from '../search/search-params.ts'
import { useGoodsAddress } from './use-goods-address.ts'
import type { Goods } from './use-purchase.ts'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    marginBottom: tokens.spacingVerticalL,
  },
  rate: { display: 'flex', flexDirection: 'column', alignItems: 'center', color: tokens.colorNeutralForeground3 },
  figure: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    color: accent.text,
  },
  types: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  busy: { opacity: 0.55 },
})

type Statistics = Goods['comment_statistics']
const pageSize = 10

/** 0 all, 1 good, 2 medium, 3 bad. */
const typeIn = (text: string | null) => (/^[1-3]$/.test(text ?? '') ? Number(text) : 0)

const Types = ({ type, statistics, onChange }: { type: number; statistics: Statistics; onChange: (type: number) => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { all, good, commonly, bad } = statistics
  const types = [
    t('shop.commentsAll', { count: all }),
    t('shop.commentsGood', { count: good }),
    t('shop.commentsMedium', { count: commonly }),
    t('shop.commentsBad', { count: bad }),
  ]
  return (
    <div className={styles.types} role="group" aria-label={t('shop.commentTypes')}>
      {types.map((name, at) => (
        <ToggleButton key={name} shape="circular" checked={at === type} onClick={() => onChange(at)}>
          {name}
        </ToggleButton>
      ))}
    </div>
  )
}

type ListProps = { goodsId: number; type: number; page: number; onPage: (page: number) => void }

const List = ({ goodsId, type, page, onPage }: ListProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, error, isLoading, mutate } = useData(listGoodsComments, {
    params: { id: goodsId },
    query: { is_type: type, page, per_page: pageSize },
  })
  if (error && !isLoading) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<ChatMultipleRegular />}
        title={t('shop.noComments')}
        hint={type === 0 ? t('shop.noCommentsHint') : undefined}
      />
    )
  return (
    <>
      <ul className={mergeClasses(styles.list, isLoading && styles.busy)} aria-busy={isLoading}>
        {data.data.map(comment => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      <Pager page={page} lastPage={data.last_page} total={data.total} onChange={onPage} />
    </>
  )
}

/** The reviews of a product: share of good ones, tabs by score, and pages; tab and page are stored in the URL. Source: COM-12. */
export const Comments = ({ goodsId, statistics }: { goodsId: number; statistics: Statistics }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [query, write] = useGoodsAddress()
  const type = typeIn(query.get('type'))
  return (
    <>
      <div className={styles.head}>
        {statistics.all !== 0 && (
          <span className={styles.rate}>
            <span className={styles.figure}>{Math.round(statistics.rate)}%</span>
            {t('shop.goodRate')}
          </span>
        )}
        <Types
          type={type}
          statistics={statistics}
          onChange={next => write({ type: next > 0 ? String(next) : undefined, page: undefined })}
        />
      </div>
      <List
        key={type}
        goodsId={goodsId}
        type={type}
        page={pageIn(query.get('page'))}
        onPage={page => write({ page: page > 1 ? String(page) : undefined })}
      />
    </>
  )
}
