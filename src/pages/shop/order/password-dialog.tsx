import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatMoney } from '#src/lib/format.ts'
import { AccentButton } from '#src/ui/accent-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form-error.ts'
import { FormInput } from '#src/ui/form-input.tsx'
import { useKeepTabster } from '#src/ui/keep-tabster.ts'
import { useOnGone, useReturnFocus } from '#src/ui/return-focus.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  pay: { whiteSpace: 'nowrap' },
  input: { fontSize: tokens.fontSizeBase500, letterSpacing: '0.5em' },
})

/** Exactly six digits. Source: rules-storefront 20. */
const rules = z.object({ pay_password: z.string().regex(/^\d{6}$/) })

type Props = {
  total: string
  /** Pays; answers why not, if refused. */
  onPay: (password: string) => Promise<string | undefined>
  onClose: () => void
  /** The dialog has gone from the page. */
  onClosed: () => void
}

const Form = ({ total, onPay, onClose, onClosed }: Props) => {
  useReturnFocus()
  useOnGone(onClosed)
  useKeepTabster()
  const styles = useStyles()
  const { t } = useTranslation()
  const said = useFieldError()
  const {
    control,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: resolverOf(rules), defaultValues: { pay_password: '' } })
  const pay = handleSubmit(async ({ pay_password }) => {
    const refused = await onPay(pay_password)
    if (refused === undefined) return onClose()
    setError('pay_password', { message: refused })
    return setFocus('pay_password', { shouldSelect: true })
  })
  return (
    <form onSubmit={pay} noValidate>
      <DialogBody>
        <DialogTitle>{t('shop.pay.passwordTitle')}</DialogTitle>
        <DialogContent className={styles.content}>
          <Field label={t('field.pay_password')} hint={t('shop.pay.passwordHint')} required error={said(errors.pay_password)}>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <AccentButton className={styles.pay} type="submit" disabledFocusable={isSubmitting}>
            {t('shop.pay.confirm', { money: formatMoney(total) })}
          </AccentButton>
        </DialogActions>
      </DialogBody>
    </form>
  )
}

/** Asks for the payment password; stays open, with the reason at the field, while it is refused. */
export const PasswordDialog = ({ open, ...rest }: Props & { open: boolean }) => (
  <Dialog
    open={open}
    onOpenChange={(_, data) => {
      if (!data.open) rest.onClose()
    }}
  >
    <DialogSurface className={useStyles().surface}>
      <Form {...rest} />
    </DialogSurface>
  </Dialog>
)
