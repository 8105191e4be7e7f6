import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { control, anything, useChange, useControl } from '../control.ts'
import { Copy } from '../parts/copy.tsx'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'

const Sms = z.object({
  sms: z.array(z.object({ phone: z.string(), name: z.string(), code: z.string(), created_at: z.string() })),
})
const Payments = z.object({
  payments: z.array(
    z.object({ pay_no: z.string(), payment_name: z.string(), total: z.string(), order_ids: z.array(z.number()) }),
  ),
})

/** Most messages to list. */
const mostCodes = 20

const Codes = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const { data } = useControl(Sms, '/sms', { refreshInterval: 2000 })
  return (
    <Section title={t('devtools.messages.sms')}>
      {data?.sms.length === 0 && <p className={part.quiet}>{t('devtools.messages.noSms')}</p>}
      <ul className={part.list}>
        {(data?.sms ?? []).slice(0, mostCodes).map(({ phone, name, code, created_at }, at) => (
          <li key={`${phone} ${created_at} ${String(at)}`} className={part.entry}>
            <strong className={part.code}>{code}</strong>
            <Copy text={code} label={`${t('devtools.copy')}: ${code}`} />
            <span className={part.grow}>{t('devtools.messages.for', { phone, name })}</span>
            <span className={part.small}>{created_at}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Gateway = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const { data } = useControl(Payments, '/payments', { refreshInterval: 2000 })
  const end = (pay_no: string, result: 'succeed' | 'fail') =>
    void change(() => control(anything, 'POST', '/payments', { pay_no, result }))
  return (
    <Section title={t('devtools.messages.payments')}>
      <p className={part.lead}>{t('devtools.messages.paymentsAbout')}</p>
      {data?.payments.length === 0 && <p className={part.quiet}>{t('devtools.messages.noPayments')}</p>}
      <ul className={part.list}>
        {(data?.payments ?? []).slice(0, mostCodes).map(({ pay_no, payment_name, total, order_ids }) => (
          <li key={pay_no} className={part.entry}>
            <span className={part.grow}>
              <strong>¥{total}</strong> · {payment_name} · {t('devtools.messages.orders', { ids: order_ids.join(', ') })}{' '}
              <span className={part.code}>{pay_no}</span>
            </span>
            <Button
              size="small"
              appearance="primary"
              onClick={() => end(pay_no, 'succeed')}
              aria-label={`${t('devtools.messages.succeed')} ${pay_no}`}
            >
              {t('devtools.messages.succeed')}
            </Button>
            <Button size="small" onClick={() => end(pay_no, 'fail')} aria-label={`${t('devtools.messages.fail')} ${pay_no}`}>
              {t('devtools.messages.fail')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Messages that leave the shop: texted codes, and payments that wait for a gateway. */
export const MessagesTab = () => (
  <>
    <Codes />
    <Gateway />
  </>
)
