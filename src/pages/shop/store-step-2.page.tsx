import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { StoreDetail } from '#contracts/api/stores/stores.ts'
import { AreaPicker } from '#src/ui/address/area-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { FormInput, FormTextarea } from '#src/ui/form/form-input.tsx'
import { groupLabel } from '#src/ui/form/group-label.ts'
import { ClassPicker } from '#src/ui/store/class-picker.tsx'
import { JoinPage } from './join/join-page.tsx'
import { PictureField } from './join/picture-field.tsx'
import { useApplication } from './join/use-application.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  part: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  legend: { padding: `0 0 ${tokens.spacingVerticalM}`, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  whole: { gridColumn: '1 / -1' },
  example: { alignSelf: 'flex-start' },
})

type Application = ReturnType<typeof useApplication>['form']
type TextName = Exclude<keyof Application['formState']['errors'], 'root' | 'form' | 'class_id' | 'area'>

const TextField = ({ form, name, ...input }: { form: Application; name: TextName; type?: 'tel'; maxLength: number }) => {
  const { t } = useTranslation()
  const errorText = useFieldError()
  return (
    <Field label={t(`field.${name}`)} required error={errorText(form.formState.errors[name])}>
      <FormInput control={form.control} name={name} {...input} />
    </Field>
  )
}

const Place = ({ form }: { form: Application }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { errors } = form.formState
  return (
    <>
      <Controller
        name="area"
        control={form.control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field className={styles.whole} label={t('field.area')} required error={errorText(errors.area)}>
            {described => (
              <AreaPicker
                {...groupLabel(described)}
                invalid={Boolean(errors.area)}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                firstRef={ref}
              />
            )}
          </Field>
        )}
      />
      <Field className={styles.whole} label={t('field.store_address')} required error={errorText(errors.store_address)}>
        <FormTextarea control={form.control} name="store_address" maxLength={50} />
      </Field>
    </>
  )
}

const Trade = ({ form }: { form: Application }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { errors } = form.formState
  // Only client-side validation sets `type`; a refusal of the server does not mean that the field is empty.
  const isMissing = errors.class_id?.type !== undefined
  return (
    <Controller
      name="class_id"
      control={form.control}
      render={({ field: { ref, value, onChange } }) => (
        <Field
          className={styles.whole}
          label={t('field.class_id')}
          hint={t('shop.join.classHint')}
          required
          error={isMissing ? t('shop.join.classMissing') : errorText(errors.class_id)}
        >
          {described => (
            <ClassPicker
              {...groupLabel(described)}
              value={value}
              onChange={onChange}
              invalid={Boolean(errors.class_id)}
              firstRef={ref}
            />
          )}
        </Field>
      )}
    />
  )
}

const small = JSON.stringify({ width: 150, height: 150 })

const ApplicationForm = ({ store }: { store: StoreDetail }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { form, send, fillExample } = useApplication(store)
  const { control } = form
  const { isSubmitting } = form.formState
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      {fillExample && (
        <Button className={styles.example} onClick={() => void fillExample()}>
          {t('shop.join.example')}
        </Button>
      )}
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('shop.join.partStore')}</legend>
        <PictureField control={control} name="store_logo" label={t('field.store_logo')} option={small} />
        <TextField form={form} name="store_name" maxLength={30} />
        <Trade form={form} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('shop.join.partCompany')}</legend>
        <TextField form={form} name="store_company_name" maxLength={30} />
        <TextField form={form} name="business_license_no" maxLength={40} />
        <PictureField control={control} name="business_license" label={t('field.business_license')} />
        <Place form={form} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('shop.join.partPerson')}</legend>
        <TextField form={form} name="legal_person" maxLength={10} />
        <TextField form={form} name="store_phone" type="tel" maxLength={13} />
        <TextField form={form} name="id_card_no" maxLength={30} />
        <span />
        <PictureField control={control} name="id_card_t" label={t('field.id_card_t')} />
        <PictureField control={control} name="id_card_b" label={t('field.id_card_b')} />
        <TextField form={form} name="emergency_contact" maxLength={10} />
        <TextField form={form} name="emergency_contact_phone" type="tel" maxLength={13} />
      </fieldset>
      <FormFooter sticky busy={isSubmitting} send={t('shop.join.send')} />
    </form>
  )
}

/** /store/step_2: the data of the store and its documents. Source: STS-3, STO-2. */
export default function StoreStep2Page() {
  return (
    <JoinPage step={2} title="shop.join.fillTitle">
      {store => store && <ApplicationForm store={store} />}
    </JoinPage>
  )
}
