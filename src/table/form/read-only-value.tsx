import { makeStyles, tokens, useFieldControlProps_unstable } from '@fluentui/react-components'
import { useContext, useId, useMemo, type AriaAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import { EditedRecord } from './edited-record.ts'
import { kindOf } from '../kinds/index.ts'
import { LabelsOf } from '../list/labels-of.tsx'
import type { Field } from '../define-table.ts'
import { useWord } from '../use-word.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    minHeight: '32px',
    padding: `5px ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/**
 * A read-only form value, displayed as in the record view. Rendered as a read-only text field, or as a group if it contains
 * interactive content such as a picture that opens. Source: TFO-11.
 */
export const ReadOnlyValue = ({ field, value }: { field: Field; value: unknown }) => {
  const { root } = useStyles()
  const frame = { className: root, 'data-read-only': true }
  const { t } = useTranslation()
  const word = useWord()
  const hint = useId()
  const record = useContext(EditedRecord)
  const row = useMemo(() => ({ ...record, [field.name]: value }), [record, field.name, value])
  const labels = useMemo(() => ({ fields: [field], rows: [row] }), [field, row])
  const { 'aria-describedby': problem, ...control } = useFieldControlProps_unstable<AriaAttributes>({})
  const { View, readIn } = kindOf(field.kind)
  const view = (
    <LabelsOf {...labels}>
      <View name={field.name} label={word(field.label)} value={value} row={row} options={field.options} />
    </LabelsOf>
  )
  if (readIn !== 'group') {
    return (
      <div {...control} {...frame} role="textbox" aria-readonly aria-multiline aria-describedby={problem} tabIndex={0}>
        {view}
      </div>
    )
  }
  return (
    <div {...control} {...frame} role="group" aria-invalid={undefined} aria-describedby={`${hint} ${problem ?? ''}`.trim()}>
      {view}
      <VisuallyHidden>
        <span id={hint}>{t('table.readOnly')}</span>
      </VisuallyHidden>
    </div>
  )
}
