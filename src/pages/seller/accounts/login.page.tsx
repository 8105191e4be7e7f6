import { OfficeLogin } from '#src/ui/accounts/office-login.tsx'

const SellerLogin = () => <OfficeLogin area="seller" />
export default SellerLogin
