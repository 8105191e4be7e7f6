import { makeStyles, tokens } from '@fluentui/react-components'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { isRequired, maxOf } from '#src/table/form/form-values.ts'
import { kindOf } from '#src/table/kinds/index.ts'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import type { Setting } from './settings.ts'

/** Width of the labels beside the fields. */
export const settingLabel = '150px'

const useStyles = makeStyles({
  root: {
    gridTemplateColumns: `${settingLabel} minmax(0, 1fr)`,
    columnGap: tokens.spacingHorizontalM,
    // Labels are above their fields where there is no room beside them.
    '@media (max-width: 599px)': { display: 'block' },
  },
})

type Props = {
  name: string
  setting: Setting
  rules: z.ZodObject
  control: Control<Record<string, unknown>>
  labelAbove: boolean
}

/** A setting: label, the control of its kind, error message. */
export const SettingField = ({ name, setting: { kind = 'text', label, ...options }, rules, control, labelAbove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const errorOf = useFieldError()
  const { field, fieldState } = useController({ name, control })
  const { Input } = kindOf(kind)
  const required = isRequired(rules, name)
  const max = maxOf(rules, name)
  return (
    <Field
      {...(!labelAbove && { className: styles.root, orientation: 'horizontal' })}
      label={t(label)}
      required={required}
      error={errorOf(fieldState.error)}
    >
      <Input
        name={name}
        label={t(label)}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        required={required}
        options={options}
        {...(max !== undefined && { max })}
      />
    </Field>
  )
}
