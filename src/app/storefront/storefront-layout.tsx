import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useSite } from '#src/lib/site/use-site.ts'
import { narrow } from './narrow.ts'
import { NavBar } from './nav-bar.tsx'
import { SiteClosed } from './site-closed.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { StoreHead } from './store-head.tsx'
import { TopBar } from './top-bar.tsx'

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorNeutralBackground2 },
  /** What is left below the head: the footer stays out of sight, and does not jump into it, however little the screen shows. */
  main: { minHeight: 'calc(100vh - 168px)', outline: 'none', [narrow]: { minHeight: 'calc(100vh - 56px)' } },
})

/** Nobody is far down at once, and nobody misses it where it does not come. */
const ToTop = lazy(() =>
  import('./to-top.tsx').then(
    ({ ToTop: Button }) => ({ default: Button }),
    (error: unknown) => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

/** The frame of every storefront screen: top bar, head, navigation, the screen, footer. Source: STF-3. */
const StorefrontLayout = () => {
  const styles = useStyles()
  const { close_status, close_reason = '' } = useSite().data?.common ?? {}
  if (close_status === '0') return <SiteClosed reason={close_reason} />
  return (
    <div className={styles.root}>
      <SkipLink />
      <TopBar />
      <StoreHead />
      <NavBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <Suspense fallback={null}>
        <ToTop />
      </Suspense>
    </div>
  )
}
export default StorefrontLayout
