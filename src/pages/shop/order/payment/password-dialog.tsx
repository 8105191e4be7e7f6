import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatMoney } from '#src/lib/format/format.ts'
import { ModalBody, ModalFrame } from '#src/ui/feedback/modal.tsx'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput } from '#src/ui/form/form-input.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { useOnGone } from '#src/ui/focus/return-focus.ts'

const useStyles = makeStyles({
  pay: { whiteSpace: 'nowrap' },
  input: { fontSize: tokens.fontSizeBase500, letterSpacing: '0.5em' },
})

/** With the mock, every ready account has the same payment password, which the hint says. */
const isDemo = import.meta.env.MODE === 'mock'

/** Exactly six digits. Source: PRO-5. */
const rules = z.object({ pay_password: z.string().regex(/^\d{6}$/) })

type Props = {
  total: string
  /** Sends the payment. @returns the reason if it is refused. */
  onPay: (password: string) => Promise<string | undefined>
  onClose: () => void
  /** Called after the dialog has left the page. */
  onClosed: () => void
}

const Form = ({ total, onPay, onClose, onClosed }: Props) => {
  useOnGone(onClosed)
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const {
    control,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: resolverOf(rules), defaultValues: { pay_password: '' } })
  const pay = useSubmit(handleSubmit, async ({ pay_password }) => {
    const refused = await onPay(pay_password)
    if (refused === undefined) return onClose()
    setError('pay_password', { message: refused })
    return setFocus('pay_password', { shouldSelect: true })
  })
  return (
    <ModalBody
      title={t('shop.pay.passwordTitle')}
      onSubmit={pay}
      actions={
        <>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <AccentButton className={styles.pay} type="submit" disabledFocusable={isSubmitting}>
            {t('shop.pay.confirm', { money: formatMoney(total) })}
          </AccentButton>
        </>
      }
    >
      <Field
        label={t('field.pay_password')}
        hint={t(isDemo ? 'shop.pay.passwordDemo' : 'shop.pay.passwordHint')}
        required
        error={errorText(errors.pay_password)}
      >
        <FormInput
          control={control}
          name="pay_password"
          className={styles.input}
          type="password"
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
      </Field>
    </ModalBody>
  )
}

/** Asks for the payment password; a refusal is shown at the field and keeps the dialog open. */
export const PasswordDialog = ({ open, ...rest }: Props & { open: boolean }) => (
  <ModalFrame open={open} width={420} onClose={rest.onClose}>
    <Form {...rest} />
  </ModalFrame>
)
