import { useLocation, useNavigate } from 'react-router-dom'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import { useSession } from '#src/lib/session/use-session.ts'

/** For what only shoppers may do on public pages: guests are led to sign in, and back to where they are. @returns whether to go on. */
export const useGuard = (): (() => boolean) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { signedIn } = useSession('buyer')
  return () => {
    if (!signedIn) void navigate(loginPathWithBack('buyer', `${pathname}${search}`))
    return signedIn
  }
}
