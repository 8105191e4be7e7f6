import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminAdvs } from '#contracts/api/content/advs.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import type { ActionDialog } from '#src/table/action.ts'
import { RecordDialog } from '#src/table/form/record-dialog.tsx'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { Sortable } from '#src/ui/controls/sortable.tsx'
import { AdvertLine } from './advert-line.tsx'
import { useAdverts, type Advert } from './use-adverts.ts'

/** Saves the order: the first advert gets the highest number. Sends only changed numbers. */
const saveOrder = async (adverts: readonly Advert[]) => {
  for (const [at, { id, ...advert }] of adverts.entries()) {
    const is_sort = adverts.length - at
    if (advert.is_sort !== is_sort) await call(adminAdvs.update, { params: { id }, body: { ...advert, is_sort } })
  }
}

/** Sorts the adverts of an ad space, by dragging or by keyboard. */
export const AdvertOrder = ({ rows, onClose }: ActionDialog<{ id: number; name: string }>) => {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const [space = { id: 0, name: '' }] = rows
  const { adverts, error, retry } = useAdverts(space.id)
  const [sorted, setSorted] = useState<readonly Advert[]>()
  const [saving, setSaving] = useState(false)
  const [full, setFull] = useState(false)
  const shown = sorted ?? adverts
  const save = async () => {
    setSaving(true)
    try {
      await saveOrder(sorted ?? [])
      notify.success(t('msg.success'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
    } finally {
      setSaving(false)
      await refresh(adminAdvs.list)
    }
  }
  return (
    <RecordDialog
      title={t('advs.orderOf', { name: space.name })}
      width="40%"
      full={{ on: full, toggle: () => setFull(!full) }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('btn.cancel')}</Button>
          <Button
            appearance="primary"
            disabled={!sorted || saving}
            onClick={() => void save()}
            {...(saving && { icon: <BusyIcon /> })}
          >
            {t('btn.save')}
          </Button>
        </>
      }
    >
      {error && !shown && <ErrorState error={error} onRetry={retry} />}
      {!error && !shown && <RowsSkeleton />}
      {shown?.length === 0 && <EmptyState title={t('advs.none')} hint={t('advs.noneHint')} />}
      {shown && shown.length > 0 && (
        <Sortable
          label={t('advs.order')}
          items={shown}
          keyOf={advert => advert.id}
          nameOf={advert => advert.name}
          onSort={setSorted}
        >
          {advert => <AdvertLine advert={advert} />}
        </Sortable>
      )}
    </RecordDialog>
  )
}
