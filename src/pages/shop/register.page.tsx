import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth/auth-frame.tsx'
import { AuthLinks } from './auth/auth-links.tsx'
import { OtherWays } from './auth/other-ways.tsx'
import { WayTabs } from './auth/way-tabs.tsx'
import { NameForm } from './register/name-form.tsx'
import { PhoneForm } from './register/phone-form.tsx'

/** /register: a new account, by phone or by user name; the URL may name the inviter. Source: ACS-3, REG-4. */
export default function RegisterPage() {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('title.register')}>
      <WayTabs first="phone" phone={<PhoneForm />} name={<NameForm />} />
      <AuthLinks names={['login', 'forget']} />
      <OtherWays />
    </AuthFrame>
  )
}
