import { OfficeLogin } from '#src/ui/office-login.tsx'

const AdminLogin = () => <OfficeLogin area="admin" />
export default AdminLogin
