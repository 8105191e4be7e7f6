import { oneOf } from '#contracts/wire/conditions.ts'
import { Button, makeStyles, tokens, useFieldControlProps_unstable } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useState, type AriaAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type Dictionary, type InputProps, type Part, type Row } from '../../kind.ts'
import { useDictionary, useNames } from '../../list/use-dictionary.ts'
import { variantOf } from '../../search/variant.ts'
import { OptionsFailed } from './options-failed.tsx'
import { rowsOf } from './ref.tsx'
import { colourOf, Tag, type TagColours } from './tag.tsx'
import { textsOf } from './tags.tsx'
import { Unnamed } from './unnamed.tsx'

/** The dialog to choose a row in. */
export type PickDialog = Part<{
  readonly title: string
  readonly many: boolean
  readonly onPick: (rows: readonly Row[]) => void
  readonly onClose: () => void
}>

/** `from` and `Dialog` come from `picking(definition)`. */
type Options = {
  readonly from: Endpoint
  readonly Dialog: PickDialog
  /** The field to show of a row; default: the first non-empty one of name, goods_name and nickname. */
  readonly showName?: string
  /** Allows several rows; the value is then their ids, joined by commas. */
  readonly many?: boolean
  readonly tag?: TagColours
}

const usualNames = ['name', 'goods_name', 'nickname']

const fieldsOf = (row: unknown): Readonly<Record<string, unknown>> => (typeof row === 'object' && row !== null ? { ...row } : {})

/** Source: TPK-3. */
const nameOf = (row: unknown, { showName }: Options): string => {
  const fields = fieldsOf(row)
  const names = showName ? [showName] : usualNames
  return names.map(name => String(fields[name] ?? '')).find(text => text !== '') ?? String(fields.id ?? '')
}

/** The stored ids: one, or several joined by commas. 0 means none. */
const idsOf = (value: unknown): string[] =>
  textsOf(value)
    .flatMap(text => text.split(','))
    .filter(id => id !== '' && id !== '0')

const dictionary: Dictionary<Options> = {
  ask: (values, { from }) => {
    const ids = [...new Set(values.flatMap(idsOf))]
    return { from, query: ids.length === 0 ? null : { ...variantOf(from), id: oneOf(ids), per_page: ids.length } }
  },
  read: (reply, options) => rowsOf(reply).map(row => ({ value: String(fieldsOf(row).id), label: nameOf(row, options) })),
}

const namesIn = (value: unknown, labels: ReadonlyMap<string, string>) =>
  idsOf(value)
    .map(id => labels.get(id) ?? id)
    .join(', ') || nothing

const asTag = (text: string, value: unknown, tag: TagColours | undefined) =>
  tag && text !== nothing ? <Tag label={text} colour={colourOf(value, tag)} /> : text

const Cell = ({ name, value, options: { tag } }: CellProps<Options>) => {
  const { labels, loading, failed } = useNames(name)
  const text = namesIn(value, labels)
  if (loading && idsOf(value).some(id => !labels.has(id))) return ''
  return failed && idsOf(value).some(id => !labels.has(id)) ? <Unnamed value={text} /> : asTag(text, value, tag)
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0, width: '100%' },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

const Input = ({ label, value, onChange, onBlur, required, options }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const { labels, failed, retry } = useDictionary(dictionary, [value], options)
  const { Dialog, many = false } = options
  const isChosen = idsOf(value).length > 0
  const { 'aria-describedby': problem } = useFieldControlProps_unstable<AriaAttributes>({})
  const pick = (rows: readonly Row[]) => {
    const ids = rows.map(row => String(row.id))
    onChange(many ? ids.join(',') : ids[0])
    setOpen(false)
  }
  return (
    <div className={styles.root} role="group" aria-label={label} aria-describedby={problem}>
      <Button onClick={() => setOpen(true)} onBlur={onBlur}>
        {t('btn.select')}
      </Button>
      {isChosen && (
        <span className={styles.name} title={namesIn(value, labels)}>
          {namesIn(value, labels)}
        </span>
      )}
      {isChosen && !required && (
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={t('table.clearValue')}
          onClick={() => onChange('')}
        />
      )}
      {failed && <OptionsFailed onRetry={retry} />}
      {open && <Dialog title={label} many={many} onPick={pick} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** One or several rows of another table, chosen in a dialog with that table. Source: TPK-1, TPK-2. */
export const pick = kind<Options>({
  Cell,
  Input,
  dictionary,
  toText: (value, _, labels) => namesIn(value, labels),
  width: 132,
})
