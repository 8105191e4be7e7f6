import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { allIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { adminIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { saveRecord } from '#src/lib/http/save-record.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import type { EditorProps } from '#src/table/form/editor.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { IntegralForm } from './integral-form.tsx'
import { blankIntegral, bodyOf, valuesOf, type IntegralValues } from './integral-values.ts'

const save = (id: number | undefined) => (values: IntegralValues) => saveRecord(adminIntegralGoods, id, bodyOf(values))

/** Adds or edits a product of the points shop. Source: PSC-9. */
const IntegralEditor = ({ id, onClose }: EditorProps) => {
  const { t } = useTranslation()
  const record = useData(adminIntegralGoods.show, id === undefined ? null : { params: { id } }, fresh)
  const classes = useData(allIntegralClasses, { query: { isAll: 'true' } })
  const start = useMemo(() => (record.data ? valuesOf(record.data) : blankIntegral), [record.data])
  const error = record.error ?? classes.error
  const isLoaded = classes.data && (id === undefined || (record.data && !record.isValidating))
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([record.mutate(), classes.mutate()])} />
  if (!isLoaded) return <LinesSkeleton count={10} size={32} />
  return (
    <IntegralForm
      start={start}
      id={id}
      classes={classes.data ?? []}
      save={save(id)}
      onSaved={() => {
        notify.success(t('msg.success'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
export default IntegralEditor
