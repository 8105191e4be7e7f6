import { makeStyles } from '@fluentui/react-components'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { useTranslation } from 'react-i18next'
import { listUserComments } from '#contracts/api/orders/order-comments.ts'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { CommentCard } from './comments/comment-card.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { usePage } from './layout/use-page.ts'

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } })

/** /user/comments: the shopper's own reviews, newest first. */
const CommentsPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const query = { page, per_page: 10, isResource: 'HomeUser', isWith: 'goods,user' }
  const answer = useData(listUserComments, { query }, { quiet: true })
  const toReview = <LinkButton to={`/user/orders?status=${orderStatus.waitingComment}`}>{t('user.comments.toReview')}</LinkButton>
  return (
    <Panel level={1} title={t('user.comments.title')}>
      <ListFrame
        answer={answer}
        onPage={goTo}
        empty={
          <EmptyState
            icon={<ChatRegular />}
            title={t('user.comments.emptyTitle')}
            hint={t('user.comments.emptyHint')}
            action={toReview}
          />
        }
      >
        {rows => (
          <ul className={styles.list}>
            {rows.map(comment => (
              <CommentCard key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Panel>
  )
}
export default CommentsPage
