import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useRouteTitle } from '../document-title.tsx'

/** Public pages with a shopper's own data: guests are asked to sign in, and return afterwards. Source: GRD-2. */
const BuyerGate = () => {
  const { t } = useTranslation()
  const { signedIn } = useSession('buyer')
  const { pathname, search } = useLocation()
  const title = useRouteTitle()
  if (signedIn) return <Outlet />
  return (
    <EmptyState
      as="h1"
      icon={<PersonRegular />}
      title={title ?? ''}
      hint={t('msg.signInFirst')}
      action={
        <>
          <LinkButton appearance="primary" to={loginPathWithBack('buyer', `${pathname}${search}`)}>
            {t('shop.signIn')}
          </LinkButton>
          <LinkButton to="/register">{t('title.register')}</LinkButton>
        </>
      }
    />
  )
}
export default BuyerGate
