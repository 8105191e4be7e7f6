import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth/auth-frame.tsx'
import { AuthLinks } from './auth/auth-links.tsx'
import { OtherWays } from './auth/other-ways.tsx'
import { NameForm } from './register/name-form.tsx'

/** /register: a new account, by user name or by phone; whoever invited travels in the address. Source: screens-storefront, register. */
export default function RegisterPage() {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('title.register')}>
      <NameForm />
      <AuthLinks names={['login']} />
      <OtherWays />
    </AuthFrame>
  )
}
