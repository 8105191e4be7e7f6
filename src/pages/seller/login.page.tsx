import { OfficeLogin } from '#src/ui/office-login.tsx'

const SellerLogin = () => <OfficeLogin area="seller" />
export default SellerLogin
