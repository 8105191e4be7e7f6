import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add'
import { useRef, type ChangeEvent } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { useUpload } from '#src/ui/media/use-upload.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  picture: { width: '88px', flexShrink: 0 },
  ways: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
})

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** The size that the server scales it down to. */
  option?: string
}

/** A picture field: uploads the file at once and stores its URL as the value. Upload errors are shown at the field. */
export const PictureField = <Values extends FieldValues, Output>({ control, name, label, option }: Props<Values, Output>) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { field, fieldState } = useController({ control, name })
  const { busy, problem, upload } = useUpload({ name, ...(option && { option }) })
  const input = useRef<HTMLInputElement>(null)
  const address = typeof field.value === 'string' ? field.value : ''
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const found = file && (await upload(file))
    if (found) field.onChange(found)
  }
  return (
    <Field label={label} required error={problem ?? errorText(fieldState.error)}>
      {({ id, ...described }) => (
        <div className={styles.root}>
          <Picture className={styles.picture} src={address} size={150} alt={address ? label : ''} />
          <div className={styles.ways}>
            <input ref={input} type="file" accept="image/*" hidden aria-label={label} onChange={event => void choose(event)} />
            <Button
              {...(id && { id })}
              {...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] })}
              ref={field.ref}
              aria-label={`${t(address ? 'shop.join.otherPicture' : 'shop.join.choosePicture')}: ${label}`}
              icon={busy ? <BusyIcon /> : <ImageAddRegular />}
              disabledFocusable={busy}
              onBlur={field.onBlur}
              onClick={() => input.current?.click()}
            >
              {t(address ? 'shop.join.otherPicture' : 'shop.join.choosePicture')}
            </Button>
            {address && (
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                aria-label={`${t('btn.remove')}: ${label}`}
                onClick={() => field.onChange('')}
              >
                {t('btn.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
