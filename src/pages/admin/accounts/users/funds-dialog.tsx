import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maxMoneyInfo } from '#contracts/api/accounts/users.ts'
import { ModalBody, ModalFrame } from '#src/ui/feedback/modal.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { FormInput, FormTextarea } from '#src/ui/form/form-input.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { FundsOutcome } from './funds-outcome.tsx'
import { PurseChoice } from './purse-choice.tsx'
import { holderOfUser, type FundsUser, type Holder } from './purses.ts'
import { useFunds } from './use-funds.ts'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalS },
})

type FormProps = { holder: Holder; onClose: () => void; reload: () => void }

/** The adjustment form: amount, purse, reason, and the resulting balance. Stays open with the reason if the server refuses it. */
export const FundsForm = ({ holder, onClose, reload }: FormProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const errorText = useFieldError()
  const { form, save } = useFunds(holder, () => {
    reload()
    onClose()
  })
  const { control, watch, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <ModalBody
      title={t('users.fundsOf', { name: holder.name })}
      className={styles.content}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <SubmitButton busy={isSubmitting}>{t('users.funds')}</SubmitButton>
        </>
      }
    >
      <PurseChoice control={control} purses={holder.purses} />
      <Field label={t('moneyLogs.amount')} hint={t('users.amountHint')} required error={errorText(errors.money)}>
        <FormInput control={control} name="money" inputMode="decimal" autoComplete="off" maxLength={11} />
      </Field>
      <Field label={t('users.reason')} hint={t('users.reasonHint')} required error={errorText(errors.info)}>
        <FormTextarea control={control} name="info" maxLength={maxMoneyInfo} rows={2} resize="vertical" />
      </Field>
      <FundsOutcome purses={holder.purses} is_type={watch('is_type')} money={watch('money')} />
    </ModalBody>
  )
}

/** Dialog frame of the form, also shown while its data loads. */
export const FundsFrame = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <ModalFrame width={480} closedBy="escape" onClose={onClose}>
    {children}
  </ModalFrame>
)

type Props = { rows: readonly FundsUser[]; onClose: () => void; reload: () => void }

/** Dialog that adds money or points to a user's purse, or deducts them, with a reason. Source: MSC-9. */
export const FundsDialog = ({ rows: [user], ...rest }: Props) => (
  <FundsFrame onClose={rest.onClose}>{user && <FundsForm holder={holderOfUser(user)} {...rest} />}</FundsFrame>
)
