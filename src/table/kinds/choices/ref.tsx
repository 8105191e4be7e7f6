import { like, oneOf } from '#contracts/wire/conditions.ts'
import { Combobox, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nothing } from '#src/lib/format/format.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import {
  kind,
  otherKey,
  type CellProps,
  type Choice,
  type Dictionary,
  type InputProps,
  type Row,
  type SearchProps,
} from '../../kind.ts'
import { recordParameter } from '../../record/use-record-address.ts'
import { variantOf } from '../../search/variant.ts'
import { useDictionary, useNames, valueOfLabel, type Loading } from '../../list/use-dictionary.ts'
import { OptionsFailed } from './options-failed.tsx'
import { held, isEmpty, useKindStyles } from '../shared.tsx'
import { colourOf, Tag, type TagColours } from './tag.tsx'
import { Unnamed } from './unnamed.tsx'

export type RefOptions = {
  /** The call that returns the dictionary: a list or a list page. */
  to: Endpoint
  /** The entry's field to show. */
  show: string
  /** The entry's field that is stored. Default: `id`. */
  by?: string
  query?: Readonly<Record<string, string | number>>
  /** Requests only the entries to be labelled; for dictionaries of more than one page. Source: TDI-2. */
  some?: boolean
  tag?: TagColours
  /** Path of the screen that shows the entry at `?record=`; the label links to it. */
  page?: string
  /** True for rows whose value is an entry of this dictionary; in other rows the number means something else. */
  only?(row: Row): boolean
  /** The dictionary of the rows that `only` leaves out; without it they show the number. */
  others?: Omit<RefOptions, 'only' | 'others'> & {
    /** The field of the row that is stored for these rows. Default: the same field. */
    in?: string
  }
}

/** The rows of a reply that is a list or a list page. */
export const rowsOf = (reply: unknown): readonly unknown[] => {
  if (Array.isArray(reply)) return reply
  return typeof reply === 'object' && reply !== null && 'data' in reply && Array.isArray(reply.data) ? reply.data : []
}

const fieldOf = (entry: unknown, name: string): string =>
  typeof entry === 'object' && entry !== null ? String(Object.entries(entry).find(([key]) => key === name)?.[1] ?? '') : ''

const conditionOn = (values: readonly unknown[], { by = 'id' }: RefOptions) => ({
  [by]: oneOf(values.map(String)),
  per_page: values.length,
})

/** The entries to be labelled: all of them, or those of `values`. */
export const dictionary: Dictionary<RefOptions> = {
  ask: (values, options) => {
    const query = { ...variantOf(options.to), ...options.query }
    if (!options.some) return { from: options.to, query }
    return { from: options.to, query: values.length === 0 ? null : { ...query, ...conditionOn(values, options) } }
  },
  read: (reply, { show, by = 'id' }) => rowsOf(reply).map(entry => ({ value: fieldOf(entry, by), label: fieldOf(entry, show) })),
  others: ({ others }) => others && { options: others, in: others.in },
}

/** True if a row refers to an entry of the field's own dictionary, not of the other one. */
const isOwn = (row: Row, { only }: RefOptions): boolean => only?.(row) ?? true

/** The entry that a row refers to, in whichever dictionary. */
const entryOf = (value: unknown, row: Row, options: RefOptions): unknown =>
  options.others?.in && !isOwn(row, options) ? row[options.others.in] : value

/** The entries offered while the user types, if the dictionary has more than one page. */
const offer: Dictionary<RefOptions & { typed: string }> = {
  ask: (_, { to, query, some, show, typed }) => ({
    from: to,
    query: { ...variantOf(to), ...query, ...(some && { per_page: 100 }), ...(some && typed && { [show]: like(typed) }) },
  }),
  read: dictionary.read,
}

/** True if the value refers to an entry; 0 means none. */
const isNamed = (value: unknown) => !isEmpty(value) && value !== 0

type NameProps = { value: unknown; page: string | undefined; children: string }

/** The name of an entry, as a link to it if a screen shows it. */
const Name = ({ value, page, children }: NameProps) =>
  page ? (
    <TextLink brand to={`${page}?${recordParameter}=${String(value)}`}>
      {children}
    </TextLink>
  ) : (
    children
  )

/** An entry of the other dictionary. The cells of a list ask for the same page of it, so it is requested once. */
const OfOthers = ({ value, options }: { value: unknown; options: RefOptions }) => {
  const { labels } = useDictionary(dictionary, [value], options)
  const label = labels.get(String(value))
  if (label === undefined) return `#${held(value)}`
  return (
    <Name value={value} page={options.page}>
      {label}
    </Name>
  )
}

const Cell = ({ name, value, row, options }: CellProps<RefOptions>) => {
  const { tag, others, page } = options
  const { labels, loading, failed } = useNames(name)
  const label = labels.get(String(value))
  if (!isOwn(row, options)) return others ? <OfOthers value={entryOf(value, row, options)} options={others} /> : `#${held(value)}`
  if (failed && label === undefined && isNamed(value)) return <Unnamed value={String(value)} />
  if (loading && label === undefined && isNamed(value)) return ''
  if (isEmpty(value) || label === undefined) return nothing
  if (tag) return <Tag label={label} colour={colourOf(value, tag)} />
  return (
    <Name value={value} page={page}>
      {label}
    </Name>
  )
}

/** Entries whose label contains the typed text. */
export const matching = (choices: readonly Choice[], typed: string) =>
  choices.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))

/** The chosen entries with their labels, and the entries to choose from: two requests, merged into one state. */
export const useOffered = (chosen: readonly string[], typed: string, options: RefOptions): Loading => {
  const known = useDictionary(dictionary, chosen, options)
  const offered = useDictionary(offer, [], { ...options, typed: options.some ? typed : '' })
  const retry = () => {
    known.retry()
    offered.retry()
  }
  return { ...offered, labels: known.labels, failed: known.failed || offered.failed, retry }
}

/** The entries in the list of a picker, or the reason why there are none. */
export const Entries = ({ shown, of: { loading, failed } }: { shown: readonly Choice[]; of: Loading }) => {
  const { t } = useTranslation()
  if (shown.length === 0)
    return (
      <Option disabled value="" text="">
        {t(loading ? 'ui.loading' : failed ? 'table.optionsFailed' : 'table.noOption')}
      </Option>
    )
  return shown.map(({ value, label }) => (
    <Option key={value} value={value} text={label}>
      {label}
    </Option>
  ))
}

type PickerProps = Pick<InputProps<RefOptions>, 'name' | 'options'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** It cannot be cleared then. */
  required?: boolean
}

const Picker = ({ name, value, onChange, onBlur, required = false, options }: PickerProps) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  const [typed, setTyped] = useState<string>()
  const offered = useOffered(value === '' ? [] : [value], typed ?? '', options)
  const { labels, choices, failed, retry } = offered
  return (
    <div className={wide}>
      <Combobox
        className={wide}
        name={name}
        clearable={!required}
        placeholder={t('table.choose')}
        value={typed ?? labels.get(value) ?? value}
        selectedOptions={value === '' ? [] : [value]}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
        onOptionSelect={(_, data) => {
          setTyped(undefined)
          onChange(data.optionValue ?? '')
        }}
      >
        <Entries shown={typed === undefined ? choices : matching(choices, typed)} of={offered} />
      </Combobox>
      {failed && <OptionsFailed onRetry={retry} />}
    </div>
  )
}

const Input = ({ value, ...rest }: InputProps<RefOptions>) => <Picker {...rest} value={held(value)} />
const Search = ({ value, ...rest }: SearchProps<RefOptions>) => (
  <Picker {...rest} value={typeof value === 'string' ? value : ''} />
)

/** One entry of a dictionary that a call returns. Source: TDI-1, TDI-2, TDI-3. */
export const ref = kind<RefOptions>({
  Cell,
  Input,
  Search,
  dictionary,
  toText: (value, options, labels, row) => {
    if (isOwn(row, options)) return labels.get(String(value)) ?? nothing
    const other = entryOf(value, row, options)
    return labels.get(otherKey(other)) ?? `#${held(other)}`
  },
  isAbsent: (value, row, options) => !isNamed(entryOf(value, row, options)),
  fromText: (text, _, labels) => valueOfLabel(labels, text),
  width: 132,
})
