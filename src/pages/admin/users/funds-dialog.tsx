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
import { useTranslation } from 'react-i18next'
import { maxMoneyInfo } from '#contracts/api/users.ts'
import { BusyIcon } from '#src/ui/busy-icon.tsx'
import { Field } from '#src/ui/field.tsx'
import { useFieldError } from '#src/ui/form-error.ts'
import { FormInput, FormTextarea } from '#src/ui/form-input.tsx'
import { useReturnFocus } from '#src/ui/return-focus.ts'
import { FundsOutcome } from './funds-outcome.tsx'
import { PurseChoice } from './purse-choice.tsx'
import type { FundsUser } from './purses.ts'
import { useFunds } from './use-funds.ts'

const useStyles = makeStyles({
  surface: { width: 'min(480px, 94vw)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalS },
})

type Props = { rows: readonly FundsUser[]; onClose: () => void; reload: () => void }

const Form = ({ user, onClose, reload }: { user: FundsUser } & Omit<Props, 'rows'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const said = useFieldError()
  useReturnFocus()
  const { form, save } = useFunds(user, () => {
    reload()
    onClose()
  })
  const { control, watch, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <form onSubmit={event => void save(event)} noValidate>
      <DialogBody>
        <DialogTitle>{t('users.fundsOf', { name: user.nickname })}</DialogTitle>
        <DialogContent className={styles.content}>
          <PurseChoice control={control} user={user} />
          <Field label={t('moneyLogs.amount')} hint={t('users.amountHint')} required error={said(errors.money)}>
            <FormInput control={control} name="money" inputMode="decimal" autoComplete="off" maxLength={11} />
          </Field>
          <Field label={t('users.reason')} hint={t('users.reasonHint')} required error={said(errors.info)}>
            <FormTextarea control={control} name="info" maxLength={maxMoneyInfo} rows={2} resize="vertical" />
          </Field>
          <FundsOutcome user={user} is_type={watch('is_type')} money={watch('money')} />
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

/**
 * Gives money or points to a user, or takes them away, and says why; stays open, with the reason at the field, while it is
 * refused. Source: screens-admin, users, funds dialog.
 */
export const FundsDialog = ({ rows: [user], onClose, reload }: Props) => (
  <Dialog
    open
    onOpenChange={(_, data) => {
      if (!data.open && data.type === 'escapeKeyDown') onClose()
    }}
  >
    <DialogSurface className={useStyles().surface}>
      {user && <Form user={user} onClose={onClose} reload={reload} />}
    </DialogSurface>
  </Dialog>
)
