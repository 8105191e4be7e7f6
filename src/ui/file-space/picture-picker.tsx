import { Button } from '@fluentui/react-components'
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open'
import { useState, type MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../feedback/lazy-part.tsx'

const PickerDialog = lazyPart(
  async () => (await import('./picker-dialog.tsx')).PickerDialog,
  () => null,
)

type Props = {
  /** Receives the URLs in the order of selection. */
  onPick: (addresses: readonly string[]) => void
  /** Shows the icon only. */
  small?: boolean
  onMouseDown?: MouseEventHandler
}

/** A button that picks pictures from the store's picture space. */
export const PicturePicker = ({ onPick, small = false, onMouseDown }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = t('fileSpace.pick')
  return (
    <>
      <Button
        icon={<FolderOpenRegular />}
        {...(small && { appearance: 'subtle', size: 'small', title: name, 'aria-label': name })}
        onMouseDown={onMouseDown}
        onClick={() => setOpen(true)}
      >
        {small ? undefined : name}
      </Button>
      {isOpen && <PickerDialog onPick={onPick} onClose={() => setOpen(false)} />}
    </>
  )
}
