import { useTranslation } from 'react-i18next'
import { routesOf } from '#src/lib/menu/menu-tree.ts'
import { homePaths } from '#contracts/wire/audience.ts'
import { LoadingFailed } from '#src/pages/error/loading-failed.tsx'
import { NoAccess } from '#src/pages/error/no-access.tsx'
import NotFound from '#src/pages/error/not-found.page.tsx'
import { UnknownView } from '#src/pages/error/unknown-view.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useOfficeData } from './office.ts'

/** The screen of the current back-office URL, or its error state. */
const BackOfficeScreen = () => {
  const data = useOfficeData()
  const { t } = useTranslation()
  const home = homePaths[data.audience]
  if (routesOf(data.menu).length === 0) return <EmptyState title={t('office.noScreens')} hint={t('office.noScreensHint')} />
  if (data.isWithheld) return <NoAccess home={home} />
  if (!data.shown) return <NotFound home={home} heading="h2" />
  const { screen } = data.shown
  // Keyed by screen: several screens may use the same endpoint, and must not share open dialogs or the selection.
  if (screen.kind === 'table') return <screen.TableScreen key={data.path} definition={screen.definition} />
  if (screen.kind === 'component') return <screen.Component />
  if (screen.kind === 'failed') return <LoadingFailed heading="h2" onRetry={() => window.location.reload()} />
  return <UnknownView view={screen.view} home={home} />
}
export default BackOfficeScreen
