import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { useChange } from '../control.ts'
import { FileButton } from '../parts/file-button.tsx'
import { keepRecording } from './library.ts'
import { readRecording } from './share.ts'

/** Adds a recording from a file to the list. */
export const OpenFile = ({ onOpened }: { onOpened: () => void }) => {
  const { t } = useTranslation()
  const change = useChange()
  const open = async (file: File) => {
    const opened = await change(async () => {
      const recording = readRecording(await file.text())
      await keepRecording(recording)
      return recording
    })
    if (!opened) return
    notify.success(t('devtools.record.opened', { name: opened.name }))
    onOpened()
  }
  return (
    <FileButton size="small" label={t('devtools.record.open')} icon={<FolderOpenRegular />} onFile={file => void open(file)} />
  )
}
