import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { ModalBody, ModalFrame } from '#src/ui/feedback/modal.tsx'
import { useOnGone } from '#src/ui/focus/return-focus.ts'
import { CodeToScan } from './code-to-scan.tsx'
import type { PollState } from './paid-poll.ts'
import type { PayCode } from './use-payment.ts'
import { scanTexts } from './scan-texts.ts'

type Props = {
  /** The sum to pay. */
  total: string
  /** State of the polling for the payment. */
  poll: PollState
  /** Why a new code was refused. */
  refused: string | undefined
  /** Whether a new code is being requested. */
  asking: boolean
  onRenew: () => void
  onClose: () => void
  /** Called after the dialog has left the page. */
  onClosed: () => void
}

/** Keeps the focus in the dialog when the focused element disappears with the code. */
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

/** Pays the code without a phone; only with the mock, and its code is loaded with the first payment. */
const PretendPaid =
  import.meta.env.MODE === 'mock'
    ? lazyPart(
        async () => (await import('./pretend-paid.tsx')).PretendPaid,
        () => null,
      )
    : undefined

const Body = ({ method, code, total, poll, refused, asking, onRenew, onClose, onClosed }: PayCode & Props) => {
  const { t } = useTranslation()
  useOnGone(onClosed)
  const isExpired = poll === 'expired'
  const close = useFocusKept(isExpired)
  return (
    <ModalBody
      title={t(scanTexts[method])}
      actions={
        <>
          <Button ref={close} onClick={onClose}>
            {t('shop.pay.close')}
          </Button>
          {isExpired ? (
            <Button appearance="primary" disabledFocusable={asking} onClick={onRenew}>
              {t('shop.pay.newCode')}
            </Button>
          ) : (
            <>
              <CopyButton text={code} />
              {PretendPaid && <PretendPaid code={code} />}
            </>
          )}
        </>
      }
    >
      {isExpired ? (
        <Expired refused={refused} />
      ) : (
        <CodeToScan method={method} code={code} total={total} unanswered={poll === 'unanswered'} />
      )}
    </ModalBody>
  )
}

/** The payment code for another device. The screen polls for the payment while it is shown. */
export const CodeDialog = ({ code, ...rest }: { code: PayCode | undefined } & Props) => {
  // During the closing animation there is no code any more: keep showing the last one.
  const [shown, setShown] = useState(code)
  if (code && code !== shown) setShown(code)
  return (
    <ModalFrame open={code !== undefined} width={420} onClose={rest.onClose}>
      {shown && <Body {...shown} {...rest} />}
    </ModalFrame>
  )
}
