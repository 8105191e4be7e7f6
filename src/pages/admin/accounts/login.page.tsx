import { OfficeLogin } from '#src/ui/accounts/office-login.tsx'

const AdminLogin = () => <OfficeLogin area="admin" />
export default AdminLogin
