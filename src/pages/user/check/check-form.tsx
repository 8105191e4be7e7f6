import { makeStyles, tokens } from '@fluentui/react-components'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type UserCheck, UserCheckForm } from '#contracts/api/accounts/user-checks.ts'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { FormLayout } from '../layout/form-layout.tsx'
import { PictureList } from '../layout/picture-list.tsx'
import { useCheckForm } from './use-check-form.ts'

const useStyles = makeStyles({
  pictures: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
})

const texts = ['name', 'card_no', 'bank_no', 'bank_name'] as const
const pictures = ['card_t', 'card_b'] as const
const labels = {
  name: 'user.check.name',
  card_no: 'user.check.card_no',
  bank_no: 'user.check.bank_no',
  bank_name: 'user.check.bank_name',
  card_t: 'user.check.card_t',
  card_b: 'user.check.card_b',
} as const

/** The form of the identity record: name, cards and bank account; all six fields are required. Source: PER-3. */
export const CheckForm = ({ check }: { check: z.output<typeof UserCheck> | null }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const { form, save } = useCheckForm(check)
  const { control, reset, formState } = form
  return (
    <FormLayout onSubmit={save} busy={formState.isSubmitting} onReset={() => reset()}>
      {texts.map(name => (
        <Field key={name} label={t(labels[name])} required error={errorText(formState.errors[name])}>
          <FormInput control={control} name={name} maxLength={UserCheckForm.shape[name].maxLength ?? 30} />
        </Field>
      ))}
      <div className={styles.pictures}>
        {pictures.map(name => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { ref, value, onChange } }) => (
              <Field label={t(labels[name])} required error={errorText(formState.errors[name])}>
                {({ 'aria-describedby': about }) => (
                  <PictureList
                    label={t(labels[name])}
                    value={value ? [value] : []}
                    onChange={([address = '']) => onChange(address)}
                    most={1}
                    folder={name}
                    addRef={ref}
                    {...(about && { 'aria-describedby': about })}
                  />
                )}
              </Field>
            )}
          />
        ))}
      </div>
    </FormLayout>
  )
}
