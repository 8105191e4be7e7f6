import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#src/lib/call.ts'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { useUpload } from '../area.ts'

const useStyles = makeStyles({
  box: {
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
  hidden: { display: 'none' },
})

/** What the server takes. Source: screens-shared INP-32. */
const accepted = ['image/jpeg', 'image/png', 'image/gif']
const largest = 10 * 1024 * 1024
const isAccepted = ({ type, size }: File) => accepted.includes(type) && size <= largest

type Props = {
  /** Name of the field: the server's folder. */
  name: string
  label: string
  /** Side lengths to which the server shrinks the picture. */
  option?: { width: number; height: number }
  onDone: (address: string) => void
  onBlur?: () => void
  children?: React.ReactNode
}

const useUploading = ({ name, option, onDone }: Props) => {
  const upload = useUpload()
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    if (!isAccepted(file)) {
      notify.error(t('table.pictureRule'))
      return
    }
    setBusy(true)
    try {
      onDone(await call(upload, { body: { file, name, ...(option && { option: JSON.stringify(option) }) } }))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}

/** A square that takes a picture and sends it to the area's uploads. Source: screens-shared INP-14, INP-30. */
export const UploadBox = (props: Props) => {
  const { label, onBlur, children } = props
  const styles = useStyles()
  const { busy, send } = useUploading(props)
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.box, children !== undefined && styles.filled)}
        aria-label={label}
        title={label}
        aria-busy={busy}
        onClick={() => file.current?.click()}
        onBlur={onBlur}
      >
        {busy ? <Spinner size="tiny" /> : (children ?? <AddRegular />)}
      </button>
      <input
        ref={file}
        type="file"
        className={styles.hidden}
        accept={accepted.join(',')}
        aria-label={label}
        tabIndex={-1}
        onChange={event => {
          const [picked] = event.target.files ?? []
          event.target.value = ''
          if (picked && !busy) void send(picked)
        }}
      />
    </>
  )
}
