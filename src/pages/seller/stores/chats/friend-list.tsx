import { Avatar, CounterBadge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { goodsIdOf } from '#src/ui/chat/goods-link.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import type { Friend } from './use-friends.ts'

const useStyles = makeStyles({
  list: { position: 'relative', margin: 0, padding: tokens.spacingVerticalXS, listStyleType: 'none', overflowY: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, textDecorationLine: 'none', color: 'inherit' },
  },
  chosen: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  words: { display: 'grid', minWidth: 0 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: { fontWeight: tokens.fontWeightSemibold },
  last: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  end: { display: 'grid', justifyItems: 'end', gap: tokens.spacingVerticalXS },
  time: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase100, fontVariantNumeric: 'tabular-nums' },
})

/** Preview of the newest message. */
const useLastWords = () => {
  const { t } = useTranslation()
  return ({ last }: Friend): string => {
    if (!last) return t('chat.nothingYet')
    if (last.content_type === 'image') return t('chat.aPicture')
    return goodsIdOf(last.content) === undefined ? last.content : t('chat.aProduct')
  }
}

type Props = { friends: readonly Friend[]; chosen: string | undefined; hrefOf: (friend: Friend) => string }

/** The list of conversations: avatar, name, newest message, unread mark. Source: CHA-6. */
export const FriendList = ({ friends, chosen, hrefOf }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const lastWords = useLastWords()
  return (
    <ul className={styles.list} aria-label={t('chat.conversations')}>
      {friends.map(friend => {
        const name = friend.name ?? t('chat.nobody')
        const isChosen = friend.key === chosen
        return (
          <li key={friend.key}>
            <TextLink
              to={hrefOf(friend)}
              preventScrollReset
              className={mergeClasses(styles.line, isChosen && styles.chosen)}
              {...(isChosen && { 'aria-current': true })}
            >
              <Avatar size={40} name={name} aria-hidden="true" {...(friend.avatar && { image: { src: friend.avatar } })} />
              <span className={styles.words}>
                <span className={mergeClasses(styles.cut, styles.name)}>{name}</span>
                <span className={mergeClasses(styles.cut, styles.last)}>{lastWords(friend)}</span>
              </span>
              <span className={styles.end}>
                <span className={styles.time}>{formatDateTime(friend.updated_at, 'date').slice(5)}</span>
                {friend.isUnread && !isChosen && (
                  <>
                    <CounterBadge dot color="danger" aria-hidden="true" />
                    <VisuallyHidden>{t('chat.unread')}</VisuallyHidden>
                  </>
                )}
              </span>
            </TextLink>
          </li>
        )
      })}
    </ul>
  )
}
