import { Button } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giveFocus } from '#src/ui/focus/return-focus.ts'

// Loaded lazily: wide screens never open it.
const MenuDrawerContent = lazy(async () => ({ default: (await import('./menu-drawer-content.tsx')).MenuDrawerContent }))

/** The menu of the compact header. */
export const MenuDrawer = () => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    giveFocus(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        appearance="subtle"
        icon={<NavigationRegular />}
        aria-label={t('shell.menu')}
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{open !== undefined && <MenuDrawerContent open={open} onClose={close} />}</Suspense>
    </>
  )
}
