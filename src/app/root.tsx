import { Outlet, ScrollRestoration } from 'react-router-dom'
import { DocumentTitle } from './document-title.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Root layout: progress bar, document title, scroll restoration. */
export const Root = () => (
  <>
    <ProgressBar />
    <DocumentTitle />
    <ScrollRestoration />
    <Outlet />
  </>
)
