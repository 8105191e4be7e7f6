import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSite } from '#src/lib/site/use-site.ts'
import { Part } from '#src/ui/feedback/part.tsx'
import { bottomBar } from '#src/ui/layout/bottom-bar.ts'
import { CheckoutHead } from './checkout-head.tsx'
import { narrow } from './narrow.ts'
import { NavBar } from './nav-bar.tsx'
import { SiteClosed } from './site-closed.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { StoreHead } from './store-head.tsx'
import { TopBar } from './top-bar.tsx'

const useStyles = makeStyles({
  root: { backgroundColor: tokens.colorNeutralBackground2, [narrow]: { paddingBottom: bottomBar } },
  /** Fills the window below the header, so that the footer stays out of view and never shifts while a screen loads. */
  main: { minHeight: 'calc(100vh - 168px)', outline: 'none', [narrow]: { minHeight: 'calc(100vh - 56px)' } },
})

/** Loaded lazily: it is needed only after scrolling, and the page works without it. */
const ToTop = lazy(() =>
  import('./to-top.tsx').then(
    ({ ToTop: Button }) => ({ default: Button }),
    (error: unknown) => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

/**
 * Layout of every storefront screen: top bar, header, navigation, screen, footer. Confirming and paying an order has only a short
 * header and footer, so that nothing leads away from it. Source: STF-3, STF-11.
 */
const StorefrontLayout = () => {
  const styles = useStyles()
  const isCheckout = /^\/(order\/(before|pay)|integral\/order)\//.test(useLocation().pathname)
  const { close_status, close_reason = '' } = useSite().data?.common ?? {}
  if (close_status === '0') return <SiteClosed reason={close_reason} />
  return (
    <div className={styles.root}>
      <SkipLink />
      <Part instead={null}>
        <TopBar />
      </Part>
      <Part instead={null}>{isCheckout ? <CheckoutHead /> : <StoreHead />}</Part>
      {!isCheckout && (
        <Part instead={null}>
          <NavBar />
        </Part>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Part instead={null}>
        <SiteFooter short={isCheckout} />
      </Part>
      <Suspense fallback={null}>
        <ToTop />
      </Suspense>
    </div>
  )
}
export default StorefrontLayout
