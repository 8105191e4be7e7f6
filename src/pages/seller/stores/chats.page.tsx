import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Shell } from '#src/ui/layout/shell.tsx'
import { shellHeight } from '#src/ui/layout/shell-height.ts'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FriendList } from './chats/friend-list.tsx'
import { Conversation } from './chats/conversation.tsx'
import { useFriends } from './chats/use-friends.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
    height: `max(420px, calc(100vh - ${shellHeight}))`,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // A phone has room for one: the list, or the chosen conversation.
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  none: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 599px)': { display: 'none' },
  },
  behind: { '@media (max-width: 599px)': { display: 'none' } },
  side: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowY: 'auto',
  },
})

const Conversations = () => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [params] = useSearchParams()
  const { self, friends, error, retry, refresh } = useFriends()
  const chosen = friends?.find(friend => friend.key === params.get('with'))
  if (error && !friends) return <ErrorState error={error} onRetry={retry} />
  if (!self || !friends) return <RowsSkeleton count={6} />
  if (friends.length === 0) return <EmptyState icon={<ChatMultipleRegular />} title={t('chat.none')} hint={t('chat.noneHint')} />
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.side, chosen && styles.behind)}>
        <FriendList friends={friends} chosen={chosen?.key} hrefOf={({ key }) => `?with=${key}`} />
      </div>
      {chosen ? (
        <Conversation key={chosen.key} friend={chosen} self={self} onSent={() => void refresh()} />
      ) : (
        <div className={styles.none}>
          <EmptyState icon={<ChatMultipleRegular />} title={t('chat.choose')} hint={t('chat.chooseHint')} />
        </div>
      )}
    </div>
  )
}

/** The store's conversations with shoppers. Renders its own shell. Source: CHA-9. */
export default function Chats() {
  return (
    <Shell>
      <Conversations />
    </Shell>
  )
}
