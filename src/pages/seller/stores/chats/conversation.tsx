import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { goodsLink } from '#src/ui/chat/goods-link.ts'
import { MessageForm } from '#src/ui/chat/message-form.tsx'
import { MessageList } from '#src/ui/chat/message-list.tsx'
import { useMessages, type Self } from '#src/ui/chat/use-messages.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { useUpload } from '#src/ui/media/use-upload.ts'
import { FieldError } from '#src/ui/feedback/field-error.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { asSeller, type Friend } from './use-friends.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  title: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  back: {
    display: 'block',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
    '@media (min-width: 600px)': { display: 'none' },
  },
  wait: { flex: 1, padding: tokens.spacingHorizontalL },
  problem: { paddingInline: tokens.spacingHorizontalM },
})

type Props = {
  friend: Friend
  self: Self
  /** Called after a message was sent. */
  onSent: () => void
}

/** A conversation: texts, pictures, and products of the store. */
export const Conversation = ({ friend, self, onSent }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { rid, rtype } = friend
  const { messages, error, retry, isOwn, earlier, send } = useMessages({ ...asSeller(), rid, rtype }, self, 'seller')
  const { busy, problem, upload } = useUpload({ name: 'chat', as: 'seller' })
  const [picking, setPicking] = useState(false)
  const sendMessage = async (type: 'text' | 'image', content: string) => {
    const sent = await send(type, content)
    if (sent) onSent()
    return sent
  }
  const sendPicture = async (file: File) => {
    const address = await upload(file)
    if (address) await sendMessage('image', address)
  }
  return (
    <section className={styles.root} aria-label={t('chat.with', { name: friend.name ?? t('chat.nobody') })}>
      <TextLink brand to="?" className={styles.back}>
        {t('chat.all')}
      </TextLink>
      <h2 className={styles.title}>{friend.name ?? t('chat.nobody')}</h2>
      {messages ? (
        <MessageList messages={messages} isOwn={isOwn} empty={t('chat.nothingYet')} onEarlier={earlier} />
      ) : (
        <div className={styles.wait}>
          {error ? <ErrorState error={error} onRetry={() => void retry()} /> : <LinesSkeleton count={5} size={32} />}
        </div>
      )}
      {problem && <FieldError className={styles.problem}>{problem}</FieldError>}
      <MessageForm
        busy={busy}
        onText={text => sendMessage('text', text)}
        onPicture={file => void sendPicture(file)}
        more={
          <Button
            appearance="subtle"
            icon={<BoxRegular />}
            aria-label={t('chat.sendProduct')}
            title={t('chat.sendProduct')}
            onClick={() => setPicking(true)}
          />
        }
      />
      {picking && (
        <GoodsPicker
          onClose={() => setPicking(false)}
          onPick={id => {
            setPicking(false)
            void sendMessage('text', goodsLink(id))
          }}
        />
      )}
    </section>
  )
}
