import { Button, Tooltip } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

// Loaded lazily: most visits never search.
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'

/** Opens the search of a back office, also by Ctrl+K or ⌘K, unless something with the focus has its own use for it. Source: SRO-3. */
export const OfficeSearch = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Tooltip content={t('office.search.open')} relationship="label">
        <Button appearance="subtle" icon={<SearchRegular />} onClick={() => setOpen(true)} />
      </Tooltip>
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
