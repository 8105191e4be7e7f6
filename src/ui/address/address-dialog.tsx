import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { useKeepFocus } from '../focus/keep-focus.ts'
import { useKeepTabster } from '../focus/keep-tabster.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { AddressFields } from './address-fields.tsx'

type Props = {
  /** What is edited: an address, `new`, or nothing: the dialog is closed. */
  editing: Address | 'new' | undefined
  onClose: () => void
  onSaved?: (id: number) => void
}

const Body = ({ editing, onClose, onSaved }: Props) => {
  const { t } = useTranslation()
  // While the dialog closes nothing is edited any more; what it shows stays.
  const [shown] = useState(editing)
  useReturnFocus()
  useKeepTabster()
  useKeepFocus()
  return (
    <DialogBody>
      <DialogTitle>{t(shown === 'new' ? 'address.add' : 'address.editTitle')}</DialogTitle>
      <DialogContent>
        <AddressFields
          {...(shown !== 'new' && shown && { address: shown })}
          onCancel={onClose}
          onSaved={id => {
            onClose()
            onSaved?.(id)
          }}
        />
      </DialogContent>
    </DialogBody>
  )
}

/** Adds or changes an address above the screen that asked for it. */
export const AddressDialog = (props: Props) => (
  <Dialog
    open={props.editing !== undefined}
    onOpenChange={(_, data) => {
      if (!data.open) props.onClose()
    }}
  >
    <DialogSurface>
      <Body {...props} />
    </DialogSurface>
  </Dialog>
)
