import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLoaderData } from 'react-router-dom'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { ScreenContext } from '#src/lib/menu/screen.ts'
import { Shell, ShellProvider, type ShellOptions } from '#src/ui/layout/shell.tsx'
import { Frame } from '../shell/frame.tsx'
import { PageOptionsProvider } from '../shell/page-options.ts'
import type { BackOfficeData } from './loader.ts'
import { OfficeProvider, useMenuName, useNewOffice } from './office.ts'

/** A back office: its menu state, its shell around pages that do not bring their own. Source: GRD-6. */
export const BackOffice = () => {
  const data = useLoaderData<BackOfficeData>()
  const office = useNewOffice(data)
  const nameOf = useMenuName()
  const { t } = useTranslation()
  const [options, setOptions] = useState<ShellOptions>({})
  const { path, shown } = data
  const name = shown ? nameOf(shown.entry) : t('error.notFound')
  const screen = useMemo(() => ({ name, path }), [name, path])
  const parts = useMemo(() => ({ Frame, setOptions }), [])
  usePageTitle(name)
  const bringsShell = shown?.entry.is_open === 1 && shown.screen.kind === 'component'
  return (
    <OfficeProvider value={office}>
      <ScreenContext value={screen}>
        <ShellProvider value={parts}>
          <PageOptionsProvider value={options}>
            {bringsShell ? (
              <Outlet key={path} />
            ) : (
              <Shell {...(!shown && { hideTitle: true })}>
                <Outlet key={path} />
              </Shell>
            )}
          </PageOptionsProvider>
        </ShellProvider>
      </ScreenContext>
    </OfficeProvider>
  )
}
