import { SecretForm } from './safe/secret-form.tsx'

/** /user/safe/password */
const SafePasswordPage = () => <SecretForm kind="password" />
export default SafePasswordPage
