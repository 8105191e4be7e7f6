import { Button } from '@fluentui/react-components'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { ModalBody, ModalFrame } from '../feedback/modal.tsx'
import { useOnce } from './use-once.ts'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  title: string
  /**
   * Submits the form; undefined if validation failed, which marks the fields.
   * @throws Failure
   */
  send: () => Promise<unknown> | undefined
  /** Label of the button: the verb of what happens. */
  submit: string
  onSent?: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Dialog with a short form: closes once the server accepts it; a refusal keeps the input. */
export const FormDialog = ({ title, send, submit: label, onSent, onClose, children }: Props) => {
  const { t } = useTranslation()
  const [isSending, setSending] = useState(false)
  const submit = useOnce(async () => {
    const sent = send()
    if (!sent) return
    setSending(true)
    try {
      await sent
    } catch (failure) {
      setSending(false)
      if (failure instanceof Failure) return
      throw failure
    }
    notify.success(t('msg.success'))
    onSent?.()
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    return submit()
  }
  return (
    <ModalFrame width={480} onClose={onClose} closedBy={isSending ? 'none' : 'escape'}>
      <ModalBody
        title={title}
        onSubmit={onSubmit}
        actions={
          <>
            <Button onClick={onClose} disabled={isSending}>
              {t('btn.cancel')}
            </Button>
            <SubmitButton busy={isSending}>{label}</SubmitButton>
          </>
        }
      >
        {children}
      </ModalBody>
    </ModalFrame>
  )
}
