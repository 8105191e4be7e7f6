import { SecretForm } from './safe/secret-form.tsx'

/** /user/safe/pay_password */
const SafePayPasswordPage = () => <SecretForm kind="pay_password" />
export default SafePayPasswordPage
