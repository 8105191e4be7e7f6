import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { Field } from '../form/field.tsx'
import { useFieldError } from '../form/form-error.ts'
import { FormInput } from '../form/form-input.tsx'
import { groupLabel } from '../form/group-label.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { AreaPicker } from './area-picker.tsx'
import { useAddressForm } from './use-address-form.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
})

type Props = {
  /** The address to edit; undefined adds a new one. */
  address?: Address
  onSaved: (id: number) => void
  onCancel: () => void
}

/** The address form, for a dialog or a page. */
export const AddressFields = ({ address, onSaved, onCancel }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const {
    form: {
      control,
      formState: { errors, isSubmitting },
    },
    save,
  } = useAddressForm(address, onSaved)
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.pair}>
        <Field label={t('field.receive_name')} required error={errorText(errors.receive_name)}>
          <FormInput control={control} name="receive_name" autoComplete="name" />
        </Field>
        <Field label={t('field.receive_tel')} required error={errorText(errors.receive_tel)}>
          <FormInput control={control} name="receive_tel" type="tel" inputMode="numeric" autoComplete="tel-national" />
        </Field>
      </div>
      <Controller
        name="area"
        control={control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field label={t('field.area')} required error={errorText(errors.area)}>
            {described => (
              <AreaPicker
                {...(described.id && { id: described.id })}
                {...groupLabel(described)}
                invalid={Boolean(errors.area)}
                value={value.map(Number)}
                onChange={onChange}
                onBlur={onBlur}
                firstRef={ref}
              />
            )}
          </Field>
        )}
      />
      <Field label={t('field.address')} required error={errorText(errors.address)}>
        <FormInput control={control} name="address" placeholder={t('address.addressHint')} autoComplete="street-address" />
      </Field>
      <Controller
        name="is_default"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            label={t('field.is_default')}
            ref={ref}
            checked={Number(value) === 1}
            onBlur={onBlur}
            onChange={(_, data) => onChange(data.checked ? 1 : 0)}
          />
        )}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('btn.cancel')}</Button>
        <SubmitButton busy={isSubmitting}>{t('btn.save')}</SubmitButton>
      </div>
    </form>
  )
}
