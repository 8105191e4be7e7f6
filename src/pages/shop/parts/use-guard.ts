import { useLocation, useNavigate } from 'react-router-dom'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import { useSession } from '#src/lib/session/use-session.ts'

/** Guards actions for shoppers on public pages: guests are sent to the login page and back. @returns whether to continue. */
export const useGuard = (): (() => boolean) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { signedIn } = useSession('buyer')
  return () => {
    if (!signedIn) void navigate(loginPathWithBack('buyer', `${pathname}${search}`))
    return signedIn
  }
}
