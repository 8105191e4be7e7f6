import { OfficeLogin } from '#src/ui/accounts/office-login.tsx'

const SellerLogin = () => <OfficeLogin audience="seller" />
export default SellerLogin
