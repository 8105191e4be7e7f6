import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { removeFreights, saveFreights, sellerAllFreights } from '#contracts/api/orders/freights.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { remaining } from '#src/ui/form/remaining.ts'
import { useKept } from '#src/ui/form/use-draft.ts'
import { problemsOf, infoOf, newTemplate, overlapsOf, templatesOf, type Template } from './freight-values.ts'

const still = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** Form state of a store's freight templates, which are saved together. Source: FRT-10. */
export const useFreights = () => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const records = useData(sellerAllFreights, { query: { isAll: 'true' } }, still)
  const provinces = useData(loadAreas, { query: { deep: 1 } }, still)
  const [typed, setTyped] = useState<readonly Template[]>()
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const templates = typed ?? templatesOf(records.data ?? [])
  const overlaps = overlapsOf(templates)
  const problems = remaining(shown, () => problemsOf(templates))
  useKept({
    name: 'freights',
    audience: 'seller',
    current: () => typed,
    // The stored draft was written by this form only.
    restore: kept => setTyped(kept as readonly Template[]),
  })

  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true)
    try {
      await write()
      notify.success(t('msg.success'))
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return false
    } finally {
      setSaving(false)
    }
  }
  const save = async () => {
    const wrong = problemsOf(templates)
    setShown(wrong)
    if (Object.keys(wrong).length > 0 || Object.keys(overlaps).length > 0) return
    if (!(await attempt(() => call(saveFreights, { params: { id: 0 }, body: { info: infoOf(templates) } })))) return
    await records.mutate()
    setTyped(undefined)
  }
  /** Other unsaved input is kept. */
  const remove = async ({ key, id, name }: Template) => {
    if (id > 0) {
      const sure = await confirm({
        title: t('table.deltit'),
        text: t('freights.removeText', { name }),
        yes: t('btn.delete'),
        danger: true,
      })
      if (!sure || !(await attempt(() => call(removeFreights, { params: { ids: id } })))) return
      void records.mutate()
    }
    setTyped(templates.filter(one => one.key !== key))
  }
  return {
    isLoaded: records.data !== undefined && provinces.data !== undefined,
    error: records.error ?? provinces.error,
    retry: () => void Promise.all([records.mutate(), provinces.mutate()]),
    isDirty: typed !== undefined,
    templates,
    provinces: provinces.data ?? [],
    overlaps,
    problems,
    isSaving,
    save,
    remove,
    add: () => setTyped([...templates, newTemplate(crypto.randomUUID(), t('freights.custom'))]),
    change: (key: string, part: Partial<Template>) =>
      setTyped(templates.map(one => (one.key === key ? { ...one, ...part } : one))),
  }
}
