import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { useKeepFocus } from '../focus/keep-focus.ts'
import { useKeepTabster } from '../focus/keep-tabster.ts'
import { useReturnFocus } from '../focus/return-focus.ts'
import { AddressFields } from './address-fields.tsx'

type Props = {
  /** The address to edit, or `new` to add one; undefined closes the dialog. */
  editing: Address | 'new' | undefined
  onClose: () => void
  onSaved?: (id: number) => void
}

const Body = ({ editing, onClose, onSaved }: Props) => {
  const { t } = useTranslation()
  // Keep the last value, so that the content stays visible during the closing animation.
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

/** Dialog that adds or edits an address without leaving the current page. */
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
