import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useForm, useWatch, type Control, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import type { Failure } from '#src/lib/http/failure.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { LeaveGuard, useDiscard } from '#src/ui/form/leave-guard.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { EditedRecord } from './edited-record.ts'
import { FailedAnswer } from '../list/failed-answer.tsx'
import { FieldGrid, spanStyle, useLabelsFit } from './field-grid.tsx'
import { FormField } from './form-field.tsx'
import { blankValues, valuesOf, withoutBlanks, type Values } from './form-values.ts'
import { idOf } from '../grid/use-selection.ts'
import type { Row } from '../kind.ts'

import type { Body } from '../definition-types.ts'
import type { Field, FormExtra, TableDefinition } from '../define-table.ts'
import { RecordDialog, type FullScreen } from './record-dialog.tsx'
import { useRecord } from './use-record.ts'
import { useWord } from '../use-word.ts'

type Shared = { definition: TableDefinition; full: FullScreen; onClose: () => void }
type Save = (body: Values) => Promise<true | Failure>
type Props = Shared & {
  title: string
  fields: readonly Field[]
  body: Body
  /** Initial values; undefined while loading. */
  values: Values | undefined
  onSave: Save
  /** Id of the existing record that is edited. */
  record?: string
  failed?: { error: unknown; retry: () => void } | undefined
}

type FormOfRecord = {
  readonly body: Body
  readonly fields: readonly Field[]
  /** Initial values; undefined while loading. */
  readonly values: Values | undefined
  /** Id of the existing record that is edited. */
  readonly record: string | undefined
  /** Path of the screen; the storage key of the draft when the session ends. */
  readonly path: string
}

/** A form for some fields of a screen, validated by the contract's schema of the body. Survives an expired session. */
export const useRecordForm = ({ body, fields, values, record, path }: FormOfRecord) => {
  const isChange = record !== undefined
  const resolver = useMemo<Resolver<Values>>(() => {
    const check = resolverOf(body)
    return (entered, context, options) => check(withoutBlanks(entered, body, isChange ? values : {}), context, options)
  }, [body, values, isChange])
  const blanks = useMemo(() => blankValues(fields), [fields])
  const form = useForm<Values>({ resolver, defaultValues: blanks, ...(values && { values }) })
  useDraft(`${path} ${record ?? 'new'}`, form, { audience: audienceOfPath(path), isReady: values !== undefined })
  return form
}

/** Focuses the first editable control once it is mounted. */
const useFirstFocus = (isThere: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, button') ?? []
    if (isThere) [...controls].find(one => !one.closest('[readonly], [data-read-only]'))?.focus()
  }, [isThere])
  return form
}

const HiddenProblems = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation()
  const word = useWord()
  if (names.length === 0) return null
  return (
    <MessageBar intent="error">
      <MessageBarBody>{t('table.hiddenProblem', { names: names.map(name => word(`field.${name}`)).join(', ') })}</MessageBarBody>
    </MessageBar>
  )
}

/** Renders values derived from the input. */
const Computed = ({ Extra, control }: { Extra: FormExtra; control: Control<Values> }) => <Extra values={useWatch({ control })} />

const FormDialog = ({ definition, full, onClose, title, fields, body, values, onSave, record, failed }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const labelsFit = useLabelsFit(fields, definition.dialog.label)
  const discard = useDiscard()
  const {
    control,
    handleSubmit,
    setError,
    formState: { isDirty, isSubmitting, errors },
  } = useRecordForm({ body, fields, values, record, path: definition.calls.list.path })
  const form = useFirstFocus(values !== undefined)
  const close = async () => {
    if (!isDirty || (await discard())) onClose()
  }
  const save = useSubmit(handleSubmit, async entered => {
    const answer = await onSave(entered)
    if (answer === true) onClose()
    else if (definition.refusalAt && answer.kind === 'refused')
      setError(definition.refusalAt, { message: answer.msg }, { shouldFocus: true })
  })
  const hidden = Object.keys(errors).filter(name => fields.every(field => field.name !== name))
  return (
    <RecordDialog
      title={title}
      width={definition.dialog.width}
      full={full}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{t('btn.cancel')}</Button>
          <SubmitButton form={id} busy={isSubmitting} idle={values === undefined}>
            {t('btn.save')}
          </SubmitButton>
        </>
      }
    >
      {isDirty && !isSubmitting && <LeaveGuard />}
      {failed && <FailedAnswer error={failed.error} onRetry={failed.retry} />}
      {!failed && !values && <LinesSkeleton count={fields.length} size={32} />}
      <form ref={form} id={id} noValidate hidden={!values} onSubmit={event => void save(event)}>
        <HiddenProblems names={hidden} />
        <FieldGrid label={definition.dialog.label}>
          {values &&
            fields.map(field => (
              <FormField
                key={field.name}
                field={field}
                body={body}
                control={control}
                isChange={record !== undefined}
                labelAbove={!labelsFit}
                style={spanStyle(field, definition.dialog.span)}
              />
            ))}
        </FieldGrid>
        {values && definition.formExtra && <Computed Extra={definition.formExtra} control={control} />}
      </form>
    </RecordDialog>
  )
}

/** Dialog that adds a record. Starts with empty fields, or with the values of `begin`. Source: TFO-4. */
export const AddDialog = ({ begin, onSave, ...shared }: Shared & { begin?: Row | undefined; onSave: Save }) => {
  const { t } = useTranslation()
  const {
    calls: { create },
    form,
  } = shared.definition
  const values = useMemo(() => ({ ...blankValues(form), ...begin }), [form, begin])
  return (
    create && (
      <FormDialog
        {...shared}
        title={t('table.newTitle', { noun: t(shared.definition.noun, { count: 1 }) })}
        fields={form}
        body={create.body}
        values={values}
        onSave={onSave}
      />
    )
  )
}

/** Dialog that loads and edits a record. Source: TFO-5. */
export const EditDialog = ({
  row,
  onSave,
  ...shared
}: Shared & { row: Row; onSave: (record: Row, body: Values) => Promise<true | Failure> }) => {
  const { t } = useTranslation()
  const {
    calls: { update },
    editForm,
    hooks,
  } = shared.definition
  const { record, error, retry } = useRecord(shared.definition, row)
  const values = useMemo(
    () => (record && update ? { ...valuesOf(record, editForm, update.body), ...hooks.editOpenAfter?.(record) } : undefined),
    [record, update, editForm, hooks],
  )
  return (
    update && (
      <EditedRecord value={record ?? row}>
        <FormDialog
          {...shared}
          title={t('table.editTitle', { noun: t(shared.definition.noun, { count: 1 }) })}
          fields={editForm}
          body={update.body}
          values={values}
          record={idOf(row, shared.definition.rowKey)}
          failed={error && { error, retry }}
          onSave={body => onSave({ ...row, ...record }, body)}
        />
      </EditedRecord>
    )
  )
}
