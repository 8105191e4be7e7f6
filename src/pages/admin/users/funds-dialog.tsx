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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maxMoneyInfo } from '#contracts/api/users.ts'
import { BusyIcon } from '#src/ui/busy-icon.tsx'
import { Field } from '#src/ui/field.tsx'
import { useFieldError } from '#src/ui/form-error.ts'
import { FormInput, FormTextarea } from '#src/ui/form-input.tsx'
import { useReturnFocus } from '#src/ui/return-focus.ts'
import { FundsOutcome } from './funds-outcome.tsx'
import { PurseChoice } from './purse-choice.tsx'
import { holderOfUser, type FundsUser, type Holder } from './purses.ts'
import { useFunds } from './use-funds.ts'

const useStyles = makeStyles({
  surface: { width: 'min(480px, 94vw)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalS },
})

type FormProps = { holder: Holder; onClose: () => void; reload: () => void }

/** The sum, the purse, the reason, and what follows. Stays open, with the reason at the field, while it is refused. */
export const FundsForm = ({ holder, onClose, reload }: FormProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const said = useFieldError()
  const { form, save } = useFunds(holder, () => {
    reload()
    onClose()
  })
  const { control, watch, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <form onSubmit={event => void save(event)} noValidate>
      <DialogBody>
        <DialogTitle>{t('users.fundsOf', { name: holder.name })}</DialogTitle>
        <DialogContent className={styles.content}>
          <PurseChoice control={control} purses={holder.purses} />
          <Field label={t('moneyLogs.amount')} hint={t('users.amountHint')} required error={said(errors.money)}>
            <FormInput control={control} name="money" inputMode="decimal" autoComplete="off" maxLength={11} />
          </Field>
          <Field label={t('users.reason')} hint={t('users.reasonHint')} required error={said(errors.info)}>
            <FormTextarea control={control} name="info" maxLength={maxMoneyInfo} rows={2} resize="vertical" />
          </Field>
          <FundsOutcome purses={holder.purses} is_type={watch('is_type')} money={watch('money')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <Button
            appearance="primary"
            type="submit"
            disabledFocusable={isSubmitting}
            {...(isSubmitting && { icon: <BusyIcon /> })}
          >
            {t('btn.ok')}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  )
}

/** What the form stands in, also while it is on its way. */
export const FundsFrame = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const styles = useStyles()
  useReturnFocus()
  return (
    <Dialog
      open
      onOpenChange={(_, data) => {
        if (!data.open && data.type === 'escapeKeyDown') onClose()
      }}
    >
      <DialogSurface className={styles.surface}>{children}</DialogSurface>
    </Dialog>
  )
}

type Props = { rows: readonly FundsUser[]; onClose: () => void; reload: () => void }

/** Gives money or points to a user, or takes them away, and says why. Source: screens-admin, users, funds dialog. */
export const FundsDialog = ({ rows: [user], ...rest }: Props) => (
  <FundsFrame onClose={rest.onClose}>{user && <FundsForm holder={holderOfUser(user)} {...rest} />}</FundsFrame>
)
