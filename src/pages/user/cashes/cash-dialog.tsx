import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useKeepTabster } from '#src/ui/focus/keep-tabster.ts'
import { CashForm } from './cash-form.tsx'
import type { CashAccount } from './use-cash-request.ts'

const useStyles = makeStyles({ surface: { maxWidth: '460px' } })

/**
 * Dialog to request a withdrawal.
 * @param props.account the target account; undefined closes the dialog.
 */
export const CashDialog = ({ account, onClose }: { account: CashAccount | undefined; onClose: () => void }) => {
  const styles = useStyles()
  useKeepTabster()
  // Keep the last account, so that the content stays visible during the closing animation.
  const [shown, setShown] = useState(account)
  if (account && account !== shown) setShown(account)
  return (
    <Dialog
      open={account !== undefined}
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>{shown && <CashForm account={shown} onClose={onClose} />}</DialogSurface>
    </Dialog>
  )
}
