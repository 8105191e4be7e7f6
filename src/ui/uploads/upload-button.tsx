import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '../feedback/busy-icon.tsx'
import type { UploadProgress } from './use-uploads.ts'

type Props = {
  label: string
  progress: UploadProgress | undefined
  onFiles: (files: File[]) => void
  primary?: boolean
}

/** Button that picks several pictures and shows the upload progress. */
export const UploadButton = ({ label, progress, onFiles, primary = false }: Props) => {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        appearance={primary ? 'primary' : 'secondary'}
        icon={progress ? <BusyIcon /> : <ArrowUploadRegular />}
        disabled={progress !== undefined}
        onClick={() => files.current?.click()}
      >
        {progress ? t('uploads.progress', { done: progress.done, total: progress.total }) : label}
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/gif"
        aria-label={label}
        tabIndex={-1}
        onChange={event => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
    </>
  )
}
