import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { listChatMessages } from '#contracts/api/stores/chats.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { scrollsByKeys } from '../focus/scrolls-by-keys.ts'
import { ChatGoods } from './chat-goods.tsx'
import { goodsIdOf } from './goods-link.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  earlier: { alignSelf: 'center' },
  message: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px', maxWidth: '82%' },
  own: { alignSelf: 'flex-end', alignItems: 'flex-end' },
  text: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  ownText: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  picture: { maxWidth: '200px', maxHeight: '200px', borderRadius: tokens.borderRadiusLarge, display: 'block' },
  time: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase100 },
  none: { margin: 'auto', color: tokens.colorNeutralForeground3, textAlign: 'center' },
})

/** A message of a conversation. */
export type Message = ReplyOf<typeof listChatMessages>['data'][number]

const Content = ({ message: { content, content_type }, own }: { message: Message; own: boolean }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const goods = content_type === 'text' ? goodsIdOf(content) : undefined
  if (goods !== undefined) return <ChatGoods id={goods} />
  return content_type === 'image' ? (
    <img className={styles.picture} src={content} alt={t('chat.picture')} />
  ) : (
    <p className={mergeClasses(styles.text, own && styles.ownText)} dir="auto">
      {content}
    </p>
  )
}

type Props = {
  /** Messages, oldest first. */
  messages: readonly Message[]
  isOwn: (message: Message) => boolean
  /** Shown before the first message. */
  empty: string
  /** Loads earlier messages; undefined when all are loaded. */
  onEarlier?: (() => void) | undefined
}

const bringUp = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' })

/** The messages of a conversation. Scrolls to new messages and announces them to screen readers. */
export const MessageList = ({ messages, isOwn, empty, onEarlier }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root} role="log" aria-label={t('chat.messages')} {...scrollsByKeys}>
      {onEarlier && (
        <Button className={styles.earlier} size="small" appearance="subtle" onClick={onEarlier}>
          {t('chat.earlier')}
        </Button>
      )}
      {messages.length === 0 && <p className={styles.none}>{empty}</p>}
      {messages.map(message => (
        <div key={message.id} className={mergeClasses(styles.message, isOwn(message) && styles.own)}>
          <Content message={message} own={isOwn(message)} />
          <time className={styles.time}>{formatDateTime(message.created_at)}</time>
        </div>
      ))}
      <span key={messages.at(-1)?.id} ref={bringUp} />
    </div>
  )
}
