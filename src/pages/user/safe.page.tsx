import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { ContactCardRegular } from '@fluentui/react-icons/svg/contact-card'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { PaymentRegular } from '@fluentui/react-icons/svg/payment'
import { PhoneRegular } from '@fluentui/react-icons/svg/phone'
import { useTranslation } from 'react-i18next'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { SafeRow } from './safe/safe-row.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  phone: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})

/** A number that is recognised, not read: 138****0001. */
const masked = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** /user/safe: what guards the account, and the way to change it. Source: ACS-6. */
const SafePage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: user, error, mutate } = useData(buyerInfo, { body: { provider: 'users' } }, { quiet: true })
  return (
    <Panel level={1} title={t('title.safe')} hint={t('user.safe.hint')}>
      {!user && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RowsSkeleton />)}
      {user && (
        <ul className={styles.list}>
          <SafeRow icon={LockClosedRegular} name="password" to="/user/safe/password" action={t('btn.edit')} />
          <SafeRow icon={PaymentRegular} name="pay_password" to="/user/safe/pay_password" action={t('btn.edit')} />
          <SafeRow
            icon={PhoneRegular}
            name="phone"
            to="/user/safe/phone"
            action={t(user.phone ? 'btn.edit' : 'user.safe.bind')}
            mark={<span className={styles.phone}>{user.phone ? masked(user.phone) : t('user.info.none')}</span>}
          />
          <SafeRow
            icon={ContactCardRegular}
            name="check"
            to="/user/safe/check"
            action={t(user.check ? 'btn.view' : 'user.safe.verify')}
            mark={
              <Badge appearance="tint" color={user.check ? 'success' : 'warning'}>
                {t(user.check ? 'user.verified' : 'user.unverified')}
              </Badge>
            }
          />
        </ul>
      )}
    </Panel>
  )
}
export default SafePage
