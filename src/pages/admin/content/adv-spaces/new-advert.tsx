import { useMemo, useState } from 'react'
import type { ActionDialog } from '#src/table/action.ts'
import { AddDialog } from '#src/table/form/record-form.tsx'
import { useWrites } from '#src/table/form/use-writes.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import advs from '../advs.page.ts'

/** Adds an advert to an ad space: the form of the adverts screen with the space filled in. */
export const NewAdvert = ({ rows, onClose }: ActionDialog<{ id: number }>) => {
  const refresh = useRefresh()
  const [full, setFull] = useState(false)
  const [space] = rows
  const begin = useMemo(() => ({ pid: String(space?.id ?? '') }), [space])
  const { add } = useWrites(advs, () => refresh(advs.calls.list))
  return (
    <AddDialog definition={advs} begin={begin} full={{ on: full, toggle: () => setFull(!full) }} onClose={onClose} onSave={add} />
  )
}
