import { makeStyles, Radio, RadioGroup, Textarea, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { Field } from '../form/field.tsx'
import { OrderBlock } from '../order/order-block.tsx'
import { ParcelFields, type Courier } from '../order/parcel-fields.tsx'
import { caseOf, gapIn, turnOf, type Answer, type RefundCase, type RefundOrder } from './refund-case.ts'
import { RefundFacts } from './refund-facts.tsx'

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Maximum length of a reason, in characters. */
const longest = 500

type FormProps = {
  answer: Answer
  /** True if a required value is missing. */
  isMissing: boolean
  disabled: boolean
  onChange: (part: Partial<Answer>) => void
}

type DecisionProps = FormProps & { refund: RefundCase; total: string; returnAddress: string }

const Decision = ({ refund, total, returnAddress, answer, isMissing, disabled, onChange }: DecisionProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const follows =
    refund.refund_type === 0
      ? t('refunds.moneyGoesBack', { money: formatMoney(total) })
      : t('refunds.returnTo', { address: returnAddress || t('refunds.noReturnAddress') })
  const isChosen = (value: string) => ['agree', 'refuse'].includes(value)
  const missing = (what: 'verdict' | 'reason') => (isMissing && gapIn(refund, answer) === what ? t('msg.requiredMsg') : undefined)
  return (
    <>
      <Field label={t('refunds.decision')} required error={missing('verdict')}>
        <RadioGroup
          layout="horizontal"
          disabled={disabled}
          value={answer.verdict}
          onChange={(_, { value }) => isChosen(value) && onChange({ verdict: value === 'agree' ? 'agree' : 'refuse' })}
        >
          <Radio value="agree" label={t('refunds.agree')} />
          <Radio value="refuse" label={t('refunds.refuse')} />
        </RadioGroup>
      </Field>
      {answer.verdict === 'agree' && <p className={styles.quiet}>{follows}</p>}
      {answer.verdict === 'refuse' && (
        <Field label={t('field.refuse_info')} required error={missing('reason')}>
          <Textarea
            value={answer.reason}
            maxLength={longest}
            rows={2}
            disabled={disabled}
            onChange={(_, { value }) => onChange({ reason: value })}
          />
        </Field>
      )}
    </>
  )
}

type ResendProps = FormProps & { refund: RefundCase; couriers: readonly Courier[] }

const Resend = ({ refund, couriers, answer, isMissing, disabled, onChange }: ResendProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <p className={styles.quiet}>{t(refund.refund_step === 0 ? 'refunds.resendEarly' : 'refunds.resend')}</p>
      <ParcelFields
        code={answer.re_delivery_code}
        no={answer.re_delivery_no}
        couriers={couriers}
        required={refund.refund_step === 1}
        isMissing={isMissing && gapIn(refund, answer) === 'parcel'}
        disabled={disabled}
        onCode={re_delivery_code => onChange({ re_delivery_code })}
        onNo={re_delivery_no => onChange({ re_delivery_no })}
      />
    </>
  )
}

type Props = Omit<FormProps, 'onChange'> & {
  order: RefundOrder
  couriers: readonly Courier[]
  /** Where the buyer returns the goods to. */
  returnAddress: string
  /** The server's reason for refusing the request. */
  reason: string | undefined
  onChange: (part: Partial<Answer>) => void
}

/** One after-sales case with the actions available to the seller at its current step. */
export const RefundBlock = ({ order, couriers, returnAddress, reason, ...form }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const refund = caseOf(order)
  const turn = turnOf(refund)
  return (
    <OrderBlock order={order} reason={reason}>
      {refund && <RefundFacts refund={refund} />}
      <div className={styles.form}>
        {refund && turn === 'decide' && (
          <Decision {...form} refund={refund} total={order.total_price} returnAddress={returnAddress} />
        )}
        {refund && turn === 'resend' && <Resend {...form} refund={refund} couriers={couriers} />}
        {turn === 'wait' && <p className={styles.quiet}>{t(refund ? 'refunds.notYourTurn' : 'refunds.noCase')}</p>}
      </div>
    </OrderBlock>
  )
}
