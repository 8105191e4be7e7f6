import { Avatar, Button, makeStyles, tokens } from '@fluentui/react-components'
import { CameraRegular } from '@fluentui/react-icons/svg/camera'
import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { thumbOf } from '#src/ui/media/thumb.ts'
import { useUpload } from '#src/ui/media/use-upload.ts'
import { FieldError } from '#src/ui/feedback/field-error.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  text: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS, flex: '1 1 200px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** The shopper's avatar; the server resizes uploads. Source: UPL-6. */
export const AvatarField = ({ name, value, onChange }: { name: string; value: string; onChange: (address: string) => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { busy, problem, upload } = useUpload({ name: 'avatar', option: JSON.stringify({ width: 150, height: 150 }) })
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const address = file && (await upload(file))
    if (address) onChange(address)
  }
  return (
    <div className={styles.root}>
      <Avatar size={96} name={name} color="brand" aria-hidden="true" {...(value && { image: { src: thumbOf(value, 150) } })} />
      <div className={styles.text}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('field.avatar')}
          onChange={event => {
            void choose(event)
          }}
        />
        <Button icon={busy ? <BusyIcon /> : <CameraRegular />} disabledFocusable={busy} onClick={() => input.current?.click()}>
          {t('user.info.choosePicture')}
        </Button>
        <span className={styles.hint}>{t('user.info.pictureHint')}</span>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  )
}
