import { FluentProvider } from '@fluentui/react-components'
import { useEffect, type ReactNode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { holdScrollPosition } from '#src/lib/browser/hold-scroll-position.ts'
import { ConfirmProvider } from '#src/ui/feedback/confirm.tsx'
import { useDialogButtons, useOverlayLayer } from '#src/ui/layout/look.ts'
import { DataCache } from './data-cache.tsx'
import type { createRouter } from './router.tsx'
import { Toasts } from './toasts.tsx'
import { useTheme } from './use-theme.ts'

/** Theme, global styles and toasts around the whole app. */
export const Look = ({ children }: { children: ReactNode }) => {
  const { theme, look } = useTheme()
  useOverlayLayer()
  useDialogButtons()
  useEffect(() => {
    document.documentElement.style.colorScheme = theme
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <FluentProvider theme={look}>
      {children}
      <Toasts />
    </FluentProvider>
  )
}

/** The whole app. `devtools` are rendered beside it, if given. */
export const App = ({ router, devtools }: { router: ReturnType<typeof createRouter>; devtools?: ReactNode }) => {
  useEffect(() => holdScrollPosition(router), [router])
  return (
    <Look>
      <DataCache>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
        {devtools}
      </DataCache>
    </Look>
  )
}
