import { Button } from '@fluentui/react-components'
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from './picker-dialog.tsx'

/** A button that takes pictures out of the store's picture space. @param onPick is given their addresses as they were chosen. */
export const PicturePicker = ({ onPick }: { onPick: (addresses: readonly string[]) => void }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FolderOpenRegular />} onClick={() => setOpen(true)}>
        {t('fileSpace.pick')}
      </Button>
      {isOpen && <PickerDialog onPick={onPick} onClose={() => setOpen(false)} />}
    </>
  )
}
