import { Outlet, ScrollRestoration } from 'react-router-dom'
import { DocumentTitle } from './document-title.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Around every screen: the progress bar, the tab's title; each new screen begins at its top, going back returns to where one was. */
export const Root = () => (
  <>
    <ProgressBar />
    <DocumentTitle />
    <ScrollRestoration />
    <Outlet />
  </>
)
