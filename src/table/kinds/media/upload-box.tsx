import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#contracts/api/kit/file-types.ts'
import { call } from '#src/lib/http/call.ts'
import { PicturePicker } from '#src/ui/file-space/picture-picker.tsx'
import { useHasPictureSpace, useUpload } from '../../upload-auth.ts'
import { useUploading } from './use-uploading.ts'

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '78px',
    height: '78px',
    padding: 0,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: '24px',
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1, border: `1px dashed ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  filled: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  aimed: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  hidden: { display: 'none' },
  progress: { position: 'absolute', insetInline: '6px', bottom: '6px', width: 'auto' },
})

const accepted = ['image/jpeg', 'image/png', 'image/gif'].join(',')

type Props = {
  /** Name of the field, which the server uses as the folder. */
  name: string
  label: string
  /** Size that the server scales the pictures down to, in px. */
  option?: { width: number; height: number }
  /** Largest number of files at once. */
  most?: number
  onDone: (addresses: readonly string[]) => void
  onBlur?: () => void
  children?: ReactNode
}

/** Uploads pictures that are picked or dropped here, with the upload call of the current office. Source: TCO-23. */
export const UploadBox = ({ name, label, option, most = 1, onDone, onBlur, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const to = useUpload()
  const hasSpace = useHasPictureSpace()
  const { progress, upload } = useUploading({
    types: pictureTypes,
    send: file => call(to, { body: { file, name, ...(option && { option: JSON.stringify(option) }) } }),
    onDone,
  })
  const file = useRef<HTMLInputElement>(null)
  const [aimed, setAimed] = useState(false)
  const take = (files: Iterable<File> | null) => {
    if (files && !progress) void upload([...files].slice(0, most))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setAimed(false)
    take(event.dataTransfer.files)
  }
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.box, children !== undefined && styles.filled, aimed && styles.aimed)}
        aria-label={label}
        title={`${label} (${t('table.pictureRule')})`}
        aria-busy={progress !== undefined}
        onClick={() => file.current?.click()}
        onBlur={onBlur}
        onDrop={onDrop}
        onDragLeave={() => setAimed(false)}
        onDragOver={event => {
          event.preventDefault()
          setAimed(true)
        }}
      >
        {children ?? <AddRegular />}
        {progress && (
          <ProgressBar
            className={styles.progress}
            thickness="large"
            aria-label={t('upload.progress', progress)}
            {...(progress.of > 1 && { value: progress.at - 1, max: progress.of })}
          />
        )}
      </button>
      <input
        ref={file}
        type="file"
        multiple={most > 1}
        className={styles.hidden}
        accept={accepted}
        aria-label={label}
        tabIndex={-1}
        onChange={event => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {hasSpace && <PicturePicker small onPick={addresses => onDone(addresses.slice(0, most))} />}
    </>
  )
}
