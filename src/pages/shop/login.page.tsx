import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useInviter } from './auth/use-inviter.ts'
import { AuthFrame } from './auth/auth-frame.tsx'
import { AuthLinks } from './auth/auth-links.tsx'
import { OauthReturn } from './auth/oauth-return.tsx'
import { OtherWays } from './auth/other-ways.tsx'
import { WayTabs } from './auth/way-tabs.tsx'
import { LoginForm } from './login/login-form.tsx'
import { PhoneLoginForm } from './login/phone-login-form.tsx'

/** The shoppers' login page. Other services return here with their code. Source: ACS-1. */
export default function LoginPage() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  useInviter()
  const code = address.get('code')
  if (code) return <OauthReturn code={code} />
  return (
    <AuthFrame title={t('shop.loginTitle')}>
      <WayTabs first="name" name={<LoginForm />} phone={<PhoneLoginForm />} />
      <AuthLinks names={['register', 'forget']} />
      <OtherWays />
    </AuthFrame>
  )
}
