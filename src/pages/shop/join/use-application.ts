import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { applyForStore, showOwnStore, StoreApplication, type StoreDetail } from '#contracts/api/stores/stores.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { accepted } from '#src/ui/form/accepted.ts'
import { isWhole } from '#src/ui/address/area-path.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { Draft, type Values } from './draft.ts'
import { stepPath } from './own-store.ts'

/** The contract's rules, with the lists as this form holds them. */
const Rules = StoreApplication.extend({ class_id: Draft.shape.class_id.min(1), area: Draft.shape.area.min(2).max(3) })

const valuesOf = (store: StoreDetail): Values => Draft.parse(store)

/**
 * The form of the application, initialized with the data of the server. Typed values survive the end of a session; submitting
 * leads to the result. Validates by the contract's rules, and the area must be chosen down to its last level.
 */
export const useApplication = (store: StoreDetail) => {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data: areas = [] } = useData(loadAreas, {}, { quiet: true, revalidateIfStale: false, revalidateOnFocus: false })
  const rules = Rules.refine(({ area }) => areas.length === 0 || isWhole(areas, area), { path: ['area'] })
  const form = useForm({
    resolver: resolverOf<Values, Values>(rules),
    defaultValues: valuesOf(store),
  })
  useDraft(`store-application-${store.id}`, form)
  const send = useSubmit(form.handleSubmit, async body => {
    if (!(await accepted(form, 'store_name', call(applyForStore, { body })))) return
    await refresh(showOwnStore)
    await navigate(stepPath(3))
  })
  const fillExample = async () => {
    const { exampleApplication } = await import('./example.ts')
    const example = await attempt(exampleApplication(i18n.resolvedLanguage === 'en'))
    if (example) form.reset(example, { keepDefaultValues: true })
  }
  return { form, send, fillExample: import.meta.env.MODE === 'mock' ? fillExample : undefined }
}
