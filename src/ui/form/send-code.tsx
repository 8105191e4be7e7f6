import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendSms, type SmsName } from '#contracts/api/accounts/register.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

/** Seconds until another code can be requested. Source: TXC-5. */
const pause = 60

const useStyles = makeStyles({
  root: { minWidth: 0, color: tokens.colorBrandForegroundLink, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  counting: { color: tokens.colorNeutralForeground3 },
})

/** Counts down to 0, once a second; stops on unmount. */
const useCountdown = (): [left: number, start: () => void] => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(pause)]
}

type Props = {
  /** Number to send the code to. */
  phone: string
  /** Validates the phone field; resolves to true if it is valid. */
  checkPhone: () => Promise<boolean>
  /** Purpose of the code. */
  name: SmsName
}

/** Button that texts a code and then counts down until the next one. Rendered inside the code input. */
export const SendCode = ({ phone, checkPhone, name }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [left, startCounting] = useCountdown()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (left > 0) return notify.error(t('msg.manySend'))
    if (!phone.trim()) notify.error(t('msg.phoneEmpty'))
    if (!(await checkPhone()) || busy) return undefined
    setBusy(true)
    if (await succeeded(call(sendSms, { body: { phone, name } }))) {
      notify.success(t('msg.sendSmsSuc'))
      startCounting()
    }
    setBusy(false)
    return undefined
  }
  return (
    <Button
      appearance="transparent"
      size="small"
      className={mergeClasses(styles.root, left > 0 && styles.counting)}
      onClick={() => void send()}
    >
      {left > 0 ? t('auth.again', { count: left }) : t('auth.sendCode')}
    </Button>
  )
}
