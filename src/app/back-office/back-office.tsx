import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { menuName } from '#src/lib/menu/menu-tree.ts'
import { ScreenContext } from '#src/lib/menu/screen.ts'
import { Shell, ShellProvider, type ShellOptions } from '#src/ui/layout/shell.tsx'
import { Frame } from '../shell/frame.tsx'
import { PageOptionsProvider } from '../shell/page-options.ts'
import { OfficeProvider, useNewOffice, useOfficeData } from './office.ts'

/** A back office: provides its menu state, and the shell around pages that do not render their own. Source: GRD-6. */
const BackOffice = () => {
  const data = useOfficeData()
  const office = useNewOffice(data)
  const { i18n, t } = useTranslation()
  const [options, setOptions] = useState<ShellOptions>({})
  const { path, shown, isWithheld } = data
  const missing = t(isWithheld ? 'error.noAccess' : 'error.notFound')
  const name = shown ? menuName(shown.entry, i18n.resolvedLanguage ?? '') : missing
  const { routes } = office
  const screen = useMemo(
    () => ({ name, path, offers: (to: string) => routes.some(({ apis }) => apis === to.split('?', 1)[0]) }),
    [name, path, routes],
  )
  const parts = useMemo(() => ({ Frame, setOptions }), [])
  usePageTitle(name || t('office.menuName'))
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
export default BackOffice
