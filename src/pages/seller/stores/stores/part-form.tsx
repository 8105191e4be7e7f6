import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EditedRecord } from '#src/table/form/edited-record.ts'
import { FieldGrid, spanStyle, useLabelsFit } from '#src/table/form/field-grid.tsx'
import { FormField } from '#src/table/form/form-field.tsx'
import { valuesOf, type Values } from '#src/table/form/form-values.ts'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { LeaveGuard } from '#src/ui/form/leave-guard.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { useRecordForm } from '#src/table/form/record-form.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import type { StorePart } from './parts.ts'
import { PlaceMap } from './place-map.tsx'

/** Width of the labels beside the fields. */
const labelWidth = '90px'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL, maxWidth: '960px' },
  below: { paddingLeft: labelWidth, '@media (max-width: 599px)': { paddingLeft: 0 } },
})

const { update } = sellerStores
/** The server takes the caller's own store from the token; the id is ignored. */
const own = { id: 0 } as const
/** Two fields per row of the 24-column grid. */
const usualSpan = 12

/** A refusal keeps the input. */
const save = async (body: Values): Promise<boolean> => {
  try {
    await call(update, { params: own, body })
    return true
  } catch (failure) {
    if (failure instanceof Failure) return false
    throw failure
  }
}

type Props = { part: StorePart; store: Values; reload: () => Promise<unknown> }

const LoadedForm = ({ part: { name, fields }, store, reload }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const values = useMemo(() => valuesOf(store, fields, update.body), [store, fields])
  const labelsFit = useLabelsFit(fields, labelWidth)
  const below = labelsFit ? styles.below : undefined
  const { control, handleSubmit, reset, formState } = useRecordForm({
    body: update.body,
    fields,
    values,
    record: name,
    path: sellerStores.list.path,
  })
  const { isDirty, isSubmitting } = formState
  const submit = useSubmit(handleSubmit, async entered => {
    if (!(await save(entered))) return
    notify.success(t('msg.success'))
    await reload()
  })
  return (
    <form className={styles.root} noValidate onSubmit={event => void submit(event)}>
      {isDirty && !isSubmitting && <LeaveGuard />}
      <FieldGrid label={labelWidth}>
        {fields.map(field => (
          <FormField
            key={field.name}
            field={field}
            body={update.body}
            control={control}
            isChange
            labelAbove={!labelsFit}
            style={spanStyle(field, usualSpan)}
          />
        ))}
      </FieldGrid>
      {name === 'place' && (
        <div className={below}>
          <PlaceMap control={control} />
        </div>
      )}
      <FormFooter {...(below && { className: below })} busy={isSubmitting}>
        <Button disabled={!isDirty || isSubmitting} onClick={() => reset()}>
          {t('btn.reset')}
        </Button>
      </FormFooter>
    </form>
  )
}

/** One tab of the store settings: loaded without the cache and saved on its own. */
export const PartForm = ({ part }: { part: StorePart }) => {
  const { data, error, mutate } = useData(sellerStores.show, { params: own }, { revalidateOnFocus: false })
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <LinesSkeleton count={6} size={32} />
  return (
    <EditedRecord value={data}>
      <LoadedForm part={part} store={data} reload={mutate} />
    </EditedRecord>
  )
}
