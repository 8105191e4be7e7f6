import type { Control, FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { filled } from '#contracts/api/kit/values.ts'
import { Field } from './field.tsx'
import { useFieldError } from './form-error.ts'
import { FormPassword } from './form-input.tsx'

/** A password has 1 to 60 characters, a payment password exactly six digits. Source: PRO-5. */
export const secretRules = {
  password: filled.max(60),
  pay_password: z.string().regex(/^\d*$/, { error: 'msg.payPasswordThr' }).length(6, { error: 'invalid.sixDigits' }),
} as const

/** Schema refinement: both inputs must match; the error is shown at the second one. Source: REG-6. */
export const isSameTwice = {
  test: ({ secret, repeat }: { secret: string; repeat: string }): boolean => secret === repeat,
  otherwise: { path: ['repeat'], error: 'msg.inputThr' },
}

/** The two inputs of a new password. */
export type Secret = { secret: string; repeat: string }

type Props<Values extends Secret, Output> = {
  kind: keyof typeof secretRules
  /** Label of the first field. */
  label: string
  control: Control<Values, unknown, Output>
  errors: FieldErrors<Secret>
  size?: 'large'
}

/** A new password, entered twice. */
export const SecretFields = <Values extends Secret, Output>({ kind, label, control, errors, size }: Props<Values, Output>) => {
  const { t } = useTranslation()
  const errorText = useFieldError()
  const own = control as unknown as Control<Secret, unknown, Output>
  const look = {
    ...(size && { size }),
    ...(kind === 'password'
      ? ({ autoComplete: 'new-password', maxLength: 60 } as const)
      : ({ autoComplete: 'off', inputMode: 'numeric', maxLength: 6 } as const)),
  }
  return (
    <>
      <Field label={label} required error={errorText(errors.secret)} {...(size && { size })}>
        <FormPassword control={own} name="secret" {...look} />
      </Field>
      <Field label={t('field.repeat')} required error={errorText(errors.repeat)} {...(size && { size })}>
        <FormPassword control={own} name="repeat" {...look} />
      </Field>
    </>
  )
}
