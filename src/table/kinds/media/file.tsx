import { Button, Link, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { otherFileTypes, type FileTypes } from '#contracts/api/kit/file-types.ts'
import { uploadAsAdmin } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { held, isEmpty } from '../shared.tsx'
import { UploadRule } from './upload-rule.tsx'
import { useUploading } from './use-uploading.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, width: '100%', minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { minWidth: 0, maxWidth: '80%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hidden: { display: 'none' },
})

type Options = {
  /** Accepted extensions; default: all that the server accepts. */
  types?: readonly (keyof typeof otherFileTypes)[]
}

const every: readonly string[] = Object.keys(otherFileTypes)

/** The file types of those extensions. */
const typesFor = (endings: readonly string[]): FileTypes =>
  Object.fromEntries(Object.entries(otherFileTypes).filter(([ending]) => endings.includes(ending)))

const Stored = ({ address }: { address: string }) => {
  const styles = useStyles()
  return (
    <Link className={styles.name} href={address} title={address} target="_blank" rel="noopener noreferrer" download>
      {address.split('/').at(-1)}
    </Link>
  )
}

const Cell = ({ value }: CellProps<Options>) => (isEmpty(value) ? nothing : <Stored address={held(value)} />)

const Input = ({ name, label, value, onChange, onBlur, options }: InputProps<Options>) => {
  const types = options.types ?? every
  const { t } = useTranslation()
  const styles = useStyles()
  const file = useRef<HTMLInputElement>(null)
  const address = held(value)
  const { progress, upload } = useUploading({
    types: typesFor(types),
    send: picked => call(uploadAsAdmin, { body: { file: picked, name, uploadType: 'uploadFile' } }),
    onDone: ([first]) => onChange(first),
  })
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.line}>
        {address !== '' && <Stored address={address} />}
        <Button
          icon={<ArrowUploadRegular />}
          disabledFocusable={progress !== undefined}
          onBlur={onBlur}
          onClick={() => file.current?.click()}
        >
          {t(address === '' ? 'upload.file' : 'upload.otherFile')}
        </Button>
        {address !== '' && (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('upload.removeFile')}
            title={t('upload.removeFile')}
            onClick={() => onChange('')}
          />
        )}
      </div>
      {progress ? <ProgressBar thickness="large" aria-label={t('upload.progress', progress)} /> : <UploadRule types={types} />}
      <input
        ref={file}
        type="file"
        className={styles.hidden}
        accept={types.map(ending => `.${ending}`).join(',')}
        aria-label={t('upload.file')}
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void upload(files.slice(0, 1))
        }}
      />
    </div>
  )
}

/** URL of a file that administrators upload: a package, a certificate, a spreadsheet. Source: TCO-23, UPL-2. */
export const file = kind<Options>({ Cell, Input, readIn: 'group' })
