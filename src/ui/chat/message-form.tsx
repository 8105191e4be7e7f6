import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add'
import { SendRegular } from '@fluentui/react-icons/svg/send'
import { useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  tools: { display: 'flex' },
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

/** Maximum length of a message, in characters. */
const longest = 2000

type Props = {
  busy: boolean
  /** Sends a text. Resolves to false if it failed; the text then stays in the field. */
  onText: (text: string) => Promise<boolean>
  onPicture: (file: File) => void
  /** Buttons for other things to send. */
  more?: ReactNode
}

/** The message composer. Enter sends, Shift+Enter inserts a new line; a picture is sent immediately. */
export const MessageForm = ({ busy, onText, onPicture, more }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() && !busy && (await onText(text.trim()))) setText('')
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) onPicture(file)
  }
  return (
    <form className={styles.root} onSubmit={event => void send(event)}>
      <input ref={input} type="file" accept="image/*" hidden aria-label={t('chat.sendPicture')} onChange={choose} />
      <div className={styles.tools}>
        <Button
          appearance="subtle"
          icon={<ImageAddRegular />}
          aria-label={t('chat.sendPicture')}
          disabledFocusable={busy}
          onClick={() => input.current?.click()}
        />
        {more}
      </div>
      <Textarea
        dir="auto"
        value={text}
        maxLength={longest}
        rows={2}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={(_, data) => setText(data.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event)
        }}
      />
      <Button type="submit" appearance="primary" icon={<SendRegular />} aria-label={t('chat.send')} disabledFocusable={busy} />
    </form>
  )
}
