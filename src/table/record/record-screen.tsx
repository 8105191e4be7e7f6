import { Button } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { RecordDrawer, RecordParts } from '#src/ui/record/record-drawer.tsx'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import type { Action } from '../action.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { useOpenRecord } from '../form/use-record.ts'
import type { Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import { FailedAnswer } from '../list/failed-answer.tsx'
import { LabelsOf } from '../list/labels-of.tsx'
import { capitalised } from '../nouns.ts'
import { useWord } from '../use-word.ts'
import { FieldGroup } from './field-group.tsx'
import type { RecordPage } from './record-page.ts'

type Does = {
  readonly edit: (row: Row) => void
  readonly act: (action: Action, row: Row) => void
  /** The running action. */
  readonly running: Action | undefined
}

type ActionsProps = Does & { definition: TableDefinition; record: Row }

/** The actions that apply to a record: the most important first, editing last. */
const RecordActions = ({ definition: { actions, can }, record, edit, act, running }: ActionsProps) => {
  const { t } = useTranslation()
  const offered = actions
    .filter(action => action.needs !== 'nothing' && (action.when?.(record) ?? true))
    .toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
  return (
    <>
      {offered.map(action => {
        const { name, one = name, icon: Icon, primary = false } = action
        return (
          <Button
            key={name}
            appearance={primary ? 'primary' : 'secondary'}
            // Stays focusable, so that the keyboard stays in the drawer.
            disabledFocusable={running !== undefined}
            onClick={() => act(action, record)}
            {...(running === action ? { icon: <BusyIcon /> } : Icon && { icon: <Icon /> })}
          >
            {t(one)}
          </Button>
        )
      })}
      {can.edit !== false && (
        <Button disabled={can.edit === 'disabled'} onClick={() => edit(record)}>
          {t('btn.edit')}
        </Button>
      )}
    </>
  )
}

const State = ({ page: { state }, record }: { page: RecordPage<Field>; record: Row }) => {
  const word = useWord()
  const { Cell } = kindOf(state.kind)
  return <Cell name={state.name} label={word(state.label)} value={record[state.name]} row={record} options={state.options} />
}

const Content = ({
  page,
  definition: { extra },
  record,
}: {
  page: RecordPage<Field>
  definition: TableDefinition
  record: Row
}) => {
  const { head: Head, groups } = page
  const inColumn = (isWide: boolean) =>
    groups.filter(({ wide = false }) => wide === isWide).map(group => <FieldGroup key={group.title} {...group} record={record} />)
  return (
    <RecordParts
      head={<Head record={record} />}
      main={
        <>
          {extra.map((Extra, at) => (
            <Extra key={at} record={record} />
          ))}
          {inColumn(true)}
        </>
      }
      side={inColumn(false)}
    />
  )
}

type Props = Does & { definition: TableDefinition; page: RecordPage<Field>; id: string; onClose: () => void }

/** A record as a page of its own, in a drawer over its list: state, progress, content, and what can be done next. Source: TFO-20. */
export const RecordScreen = ({ definition, page, id, onClose, ...does }: Props) => {
  const { t } = useTranslation()
  const { record, error, retry } = useOpenRecord(definition, id)
  const rows = useMemo(() => (record ? [record] : []), [record])
  const noun = capitalised(t(definition.noun, { count: 1 }))
  const title = record ? t('table.viewTitle', { noun, name: String(record[page.name]) }) : noun
  return (
    <LabelsOf fields={definition.view} rows={rows}>
      <RecordDrawer
        title={title}
        onClose={onClose}
        {...(record && {
          state: <State page={page} record={record} />,
          actions: <RecordActions definition={definition} record={record} {...does} />,
        })}
      >
        {error && <FailedAnswer error={error} onRetry={retry} />}
        {!error && !record && <LinesSkeleton count={8} size={24} />}
        {record && <Content page={page} definition={definition} record={record} />}
      </RecordDrawer>
    </LabelsOf>
  )
}
