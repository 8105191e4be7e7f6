import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageForm } from '#src/ui/chat/message-form.tsx'
import { MessageList } from '#src/ui/chat/message-list.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { useUpload } from '#src/ui/media/use-upload.ts'
import { FieldError } from '#src/ui/feedback/field-error.tsx'
import { useChat } from './use-chat.ts'

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    right: tokens.spacingHorizontalXL,
    bottom: tokens.spacingVerticalXL,
    zIndex: 30,
    display: 'flex',
    flexDirection: 'column',
    width: 'min(380px, calc(100vw - 24px))',
    height: 'min(540px, calc(100vh - 96px))',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    '@media (max-width: 640px)': { right: '12px', bottom: '12px' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, overflowWrap: 'anywhere' },
  wait: { flex: 1, padding: tokens.spacingHorizontalL },
  problem: { paddingInline: tokens.spacingHorizontalM },
})

const useEscape = (then: () => void) => {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) then()
  })
  useEffect(() => {
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}

type Props = { ownerId: number; name: string; onClose: () => void }

/** The chat with a store, in a drawer beside the page, which stays usable. Escape closes it. */
export const ChatDrawer = ({ ownerId, name, onClose }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { messages, error, retry, isOwn, earlier, send } = useChat(ownerId)
  const { busy, problem, upload } = useUpload({ name: 'chat' })
  const root = useRef<HTMLElement>(null)
  useReturnFocus()
  useEscape(onClose)
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  const sendPicture = async (file: File) => {
    const address = await upload(file)
    if (address) await send('image', address)
  }
  return (
    <section ref={root} tabIndex={-1} className={styles.root} role="dialog" aria-label={t('chat.with', { name })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={onClose} />
      </div>
      {messages ? (
        <MessageList messages={messages} isOwn={isOwn} empty={t('chat.emptyShop')} onEarlier={earlier} />
      ) : (
        <div className={styles.wait}>
          {error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={5} size={32} />}
        </div>
      )}
      {problem && <FieldError className={styles.problem}>{problem}</FieldError>}
      {messages && <MessageForm busy={busy} onText={text => send('text', text)} onPicture={file => void sendPicture(file)} />}
    </section>
  )
}
