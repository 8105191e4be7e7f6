import { Avatar, Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'

const useStyles = makeStyles({ row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL } })

type Props = { url: string; name: string; busy: boolean; onPick: (file: File) => void }

/** The avatar, with a button to change it. */
export const AvatarField = ({ url, name, busy, onPick }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={t('field.avatar')} orientation="horizontal">
      <div className={styles.row}>
        <Avatar size={64} name={name || '-'} image={url ? { src: url } : undefined} color="brand" />
        <Button icon={busy ? <BusyIcon /> : <ImageAddRegular />} disabledFocusable={busy} onClick={() => input.current?.click()}>
          {t('office.choosePicture')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('office.choosePicture')}
          onChange={({ target }) => {
            if (target.files?.[0]) onPick(target.files[0])
            target.value = ''
          }}
        />
      </div>
    </Field>
  )
}
