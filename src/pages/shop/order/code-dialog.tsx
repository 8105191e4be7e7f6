import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { ModalBody, ModalFrame } from '#src/ui/feedback/modal.tsx'
import { useOnGone } from '#src/ui/focus/return-focus.ts'
import { CodeToScan } from './code-to-scan.tsx'
import type { PollState } from './paid-poll.ts'
import type { PayCode } from './use-payment.ts'
import { scanTexts } from './scan-texts.ts'

type Props = {
  /** How the waiting for the payment stands. */
  poll: PollState
  /** Why there is no other code. */
  refused: string | undefined
  /** Whether another code is being asked for. */
  asking: boolean
  onRenew: () => void
  onClose: () => void
  /** The dialog has gone from the page. */
  onClosed: () => void
}

/** The focus stays in the dialog when what had it goes with the code. */
const useFocusKept = (isExpired: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(isExpired)
  useEffect(() => {
    if (was.current !== isExpired && document.activeElement === document.body) button.current?.focus()
    was.current = isExpired
  }, [isExpired])
  return button
}

const Expired = ({ refused }: Pick<Props, 'refused'>) => {
  const { t } = useTranslation()
  return (
    <MessageBar intent={refused ? 'error' : 'warning'} layout="multiline" role="alert">
      <MessageBarBody>{refused ?? t('shop.pay.expired')}</MessageBarBody>
    </MessageBar>
  )
}

const Body = ({ method, code, poll, refused, asking, onRenew, onClose, onClosed }: PayCode & Props) => {
  const { t } = useTranslation()
  useOnGone(onClosed)
  const isExpired = poll === 'expired'
  const close = useFocusKept(isExpired)
  return (
    <ModalBody
      title={t(scanTexts[method])}
      actions={
        <>
          {isExpired ? (
            <Button appearance="primary" disabledFocusable={asking} onClick={onRenew}>
              {t('shop.pay.newCode')}
            </Button>
          ) : (
            <CopyButton text={code} />
          )}
          <Button ref={close} appearance={isExpired ? 'secondary' : 'primary'} onClick={onClose}>
            {t('shop.pay.close')}
          </Button>
        </>
      }
    >
      {isExpired ? <Expired refused={refused} /> : <CodeToScan method={method} code={code} unanswered={poll === 'unanswered'} />}
    </ModalBody>
  )
}

/** The code to pay with on another device. The screen below waits for the payment meanwhile. */
export const CodeDialog = ({ code, ...rest }: { code: PayCode | undefined } & Props) => {
  // While the dialog closes there is no code any more; the last one stays in it.
  const [shown, setShown] = useState(code)
  if (code && code !== shown) setShown(code)
  return (
    <ModalFrame open={code !== undefined} width={420} onClose={rest.onClose}>
      {shown && <Body {...shown} {...rest} />}
    </ModalFrame>
  )
}
