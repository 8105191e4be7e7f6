import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add'
import { useRef, useState, type ChangeEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { useUpload } from '#src/ui/media/use-upload.ts'
import { FieldError } from '#src/ui/feedback/field-error.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: { position: 'relative', width: '88px' },
  remove: { position: 'absolute', top: '-8px', right: '-8px', minWidth: '24px', width: '24px', height: '24px', padding: 0 },
  add: {
    width: '88px',
    height: '88px',
    minWidth: '88px',
    flexDirection: 'column',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'normal',
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
  },
  problem: { marginTop: tokens.spacingVerticalXS },
})

type Props = {
  /** URLs of the pictures. */
  value: readonly string[]
  onChange: (value: string[]) => void
  most: number
  label: string
  /** Target folder on the server. */
  folder: string
  /** The add button, focused if a picture is missing. */
  addRef?: Ref<HTMLButtonElement>
  /** Id of the hint or error message. */
  'aria-describedby'?: string
}

/** Pictures of a form: add up to `most`, or remove them. Names the chosen files that exceed the limit. Source: REF-15. */
export const PictureList = ({ value, onChange, most, label, folder, addRef, 'aria-describedby': about }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { busy, problem, upload } = useUpload({ name: folder })
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    const room = most - value.length
    event.target.value = ''
    setLeftOut(files.slice(room).map(({ name }) => name))
    const added = [...value]
    for (const file of files.slice(0, room)) {
      const address = await upload(file)
      if (address) added.push(address)
    }
    if (added.length > value.length) onChange(added)
  }
  return (
    <div role="group" aria-label={label}>
      <ul className={styles.list}>
        {value.map((address, at) => (
          <li key={address} className={styles.item}>
            <Picture src={address} size={150} alt={t('user.comment.picture', { number: at + 1 })} />
            <Button
              className={styles.remove}
              shape="circular"
              size="small"
              icon={<DismissRegular />}
              aria-label={t('user.comment.removePicture', { number: at + 1 })}
              onClick={() => {
                setLeftOut([])
                onChange(value.filter(one => one !== address))
              }}
            />
          </li>
        ))}
        {value.length < most && (
          <li>
            <input
              ref={input}
              type="file"
              accept="image/*"
              multiple={most > 1}
              hidden
              aria-label={t('user.comment.addPicture')}
              onChange={event => {
                void add(event)
              }}
            />
            <Button
              className={styles.add}
              {...(addRef && { ref: addRef })}
              {...(about && { 'aria-describedby': about })}
              disabledFocusable={busy}
              icon={busy ? <BusyIcon /> : <ImageAddRegular />}
              onClick={() => input.current?.click()}
            >
              {t(busy ? 'user.comment.uploading' : 'user.comment.addPicture')}
            </Button>
          </li>
        )}
      </ul>
      {problem && <FieldError className={styles.problem}>{problem}</FieldError>}
      {leftOut.length > 0 && (
        <FieldError className={styles.problem}>
          {t('user.comment.tooManyPictures', { most, names: leftOut.join(', ') })}
        </FieldError>
      )}
    </div>
  )
}
