import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useKeepTabster } from '#src/ui/focus/keep-tabster.ts'
import { CashForm } from './cash-form.tsx'
import type { CashAccount } from './use-cash-request.ts'

const useStyles = makeStyles({ surface: { maxWidth: '460px' } })

/** Asks how much is to be paid out. @param props.account where to; none: closed. */
export const CashDialog = ({ account, onClose }: { account: CashAccount | undefined; onClose: () => void }) => {
  const styles = useStyles()
  useKeepTabster()
  // While the dialog closes there is no account any more; the last one stays in it.
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
