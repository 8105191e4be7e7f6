import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { worldRoot } from '#src/lib/browser/app-base.ts'
import { notify } from '#src/lib/browser/notify.ts'

const useStyles = makeStyles({ pay: { whiteSpace: 'nowrap' } })

const Payments = z.object({ payments: z.array(z.object({ pay_no: z.string() })) })

/** Lets the gateway of the mock report the payment of a code, which holds its number, as paid. @throws if there is none. */
const settle = async (code: string): Promise<void> => {
  const { payments } = Payments.parse(await (await fetch(`${worldRoot}/_mock/payments`)).json())
  const payment = payments.find(({ pay_no }) => code.includes(pay_no))
  const { ok } = await fetch(`${worldRoot}/_mock/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pay_no: payment?.pay_no, result: 'succeed' }),
  })
  if (!ok) throw new Error('The mock refused the payment.')
}

/** A button that pays without a phone, for demos; the page then notices the payment as it does with a phone. Source: PAY-16. */
export const PretendPaid = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    await settle(code).catch(() => notify.error(t('msg.error')))
    setBusy(false)
  }
  return (
    <Button className={useStyles().pay} appearance="primary" disabledFocusable={busy} onClick={() => void pay()}>
      {t('shop.pay.pretend')}
    </Button>
  )
}
