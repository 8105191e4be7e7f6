import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { useKeepTabster } from '#src/ui/keep-tabster.ts'
import { useOnGone, useReturnFocus } from '#src/ui/return-focus.ts'
import type { PayCode } from './use-payment.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300 },
  code: {
    display: 'block',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})

type Ways = {
  onClose: () => void
  /** The dialog has gone from the page. */
  onClosed: () => void
}

const Body = ({ method, code, onClose, onClosed }: PayCode & Ways) => {
  const styles = useStyles()
  const { t } = useTranslation()
  useReturnFocus()
  useOnGone(onClosed)
  useKeepTabster()
  return (
    <DialogBody>
      <DialogTitle>{t(`shop.pay.${method}`)}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.hint}>{t('shop.pay.codeHint')}</p>
        <code className={styles.code}>{code}</code>
        <Spinner size="tiny" label={t('shop.pay.waiting')} labelPosition="after" />
      </DialogContent>
      <DialogActions>
        <CopyButton text={code} />
        <Button appearance="primary" onClick={onClose}>
          {t('shop.pay.close')}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}

/** The code to pay with on another device. The screen below waits for the payment meanwhile. */
export const CodeDialog = ({ code, ...ways }: { code: PayCode | undefined } & Ways) => {
  const styles = useStyles()
  // While the dialog closes there is no code any more; the last one stays in it.
  const [shown, setShown] = useState(code)
  if (code && code !== shown) setShown(code)
  return (
    <Dialog
      open={code !== undefined}
      onOpenChange={(_, data) => {
        if (!data.open) ways.onClose()
      }}
    >
      <DialogSurface className={styles.surface}>{shown && <Body {...shown} {...ways} />}</DialogSurface>
    </Dialog>
  )
}
