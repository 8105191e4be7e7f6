import { OfficeLogin } from '#src/ui/accounts/office-login.tsx'

const AdminLogin = () => <OfficeLogin audience="admin" />
export default AdminLogin
