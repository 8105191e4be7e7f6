import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth/auth-frame.tsx'
import { AuthLinks } from './auth/auth-links.tsx'
import { ForgetForm } from './forget-password/forget-form.tsx'

/** /forget_password: sets a new password with a texted code. Source: ACS-3. */
export default function ForgetPasswordPage() {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('title.forgetPassword')}>
      <ForgetForm />
      <AuthLinks names={['login', 'register']} />
    </AuthFrame>
  )
}
