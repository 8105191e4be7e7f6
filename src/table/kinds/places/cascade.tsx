import { Spinner, Text } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nothing } from '#src/lib/format/format.ts'
import { wireLanguage } from '#src/lib/format/text.ts'
import { kind, type CellProps, type Choice, type Dictionary, type InputProps, type SearchProps } from '../../kind.ts'
import { useDictionary, useNames, valueOfLabel, type Loading } from '../../list/use-dictionary.ts'
import { wordFor } from '../../use-word.ts'
import { variantOf } from '../../search/variant.ts'
import { CascadeBox } from './cascade-box.tsx'
import { CascadeColumns } from './cascade-columns.tsx'
import { columnsOf, pathTo } from './cascade-path.ts'
import { OptionsFailed } from '../choices/options-failed.tsx'
import { held, isEmpty } from '../shared.tsx'
import { Unnamed } from '../choices/unnamed.tsx'

type Options = {
  /** The call that returns the tree, nested in `children`. */
  to: Endpoint
  show: string
  /** The field to show in English, if it is not empty. */
  english?: string
  /** The entry's field that is stored. Default: `id`. */
  by?: string
  query?: Readonly<Record<string, string | number>>
  /** Allows entries of any level; by default only leaves can be chosen. */
  anyLevel?: boolean
  /** An additional entry before all others. */
  top?: { readonly value: string; readonly label: ParseKeys }
}

const fields = (entry: unknown): Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null ? { ...entry } : {}

const choicesOf = (entries: unknown, options: Options): Choice[] =>
  (Array.isArray(entries) ? entries : []).map(entry => {
    const { [options.by ?? 'id']: value, [options.show]: label, [options.english ?? '']: english, children } = fields(entry)
    const below = choicesOf(children, options)
    return {
      value: String(value),
      label: String((wireLanguage() === 'en' && english) || label),
      ...(below.length > 0 && { children: below }),
    }
  })

const dictionary: Dictionary<Options> = {
  ask: (_, { to, query }) => ({ from: to, query: { ...variantOf(to), ...query } }),
  read: (reply, options) => {
    const { top } = options
    return [...(top ? [{ value: top.value, label: wordFor(top.label) }] : []), ...choicesOf(reply, options)]
  },
}

const Cell = ({ name, value }: CellProps<Options>) => {
  const { labels, loading, failed } = useNames(name)
  if (isEmpty(value)) return nothing
  const label = labels.get(String(value))
  if (loading && label === undefined) return ''
  return label === undefined && failed ? <Unnamed value={String(value)} /> : (label ?? String(value))
}

type PickerProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  canClear: boolean
  options: Options
}

type TreeProps = {
  choices: readonly Choice[]
  /** The chosen entry and its ancestors, root first. */
  path: readonly Choice[]
  anyLevel: boolean
  onChoose: (value: string, isLast: boolean) => void
}

const WholeTree = ({ choices, path, anyLevel, onChoose }: TreeProps) => {
  const [opened, setOpened] = useState<readonly string[]>(path.map(choice => choice.value))
  return (
    <CascadeColumns
      columns={columnsOf(choices, opened).map(column => ({ choices: column }))}
      opened={opened}
      onOpen={setOpened}
      chosen={path.at(-1)?.value}
      onChoose={({ value, children }) => {
        if (anyLevel || !children) onChoose(value, !children)
      }}
    />
  )
}

/** The tree, or the reason why it is missing. The focus is trapped here, so it must always contain a focusable element. */
const Opened = ({ from: { choices, loading, failed, retry }, ...tree }: { from: Loading } & Omit<TreeProps, 'choices'>) => {
  const { t } = useTranslation()
  if (loading) return <Spinner size="small" tabIndex={0} label={t('ui.loading')} />
  if (choices.length > 0) return <WholeTree choices={choices} {...tree} />
  return failed ? <OptionsFailed onRetry={retry} /> : <Text tabIndex={0}>{t('table.noOption')}</Text>
}

const Picker = ({ label, value, onChange, onBlur, canClear, options }: PickerProps) => {
  const { t } = useTranslation()
  const from = useDictionary(dictionary, [], options)
  const { choices, loading } = from
  const path = pathTo(choices, value)
  return (
    <CascadeBox
      label={label}
      shown={path.map(choice => choice.label).join(' / ') || value}
      hint={t(loading ? 'ui.loading' : 'table.choose')}
      onClear={canClear && value !== '' ? () => onChange('') : undefined}
      {...(onBlur && { onBlur })}
    >
      {close => (
        <Opened
          from={from}
          path={path}
          anyLevel={options.anyLevel ?? false}
          onChoose={(next, isLast) => {
            onChange(next)
            if (isLast) close()
          }}
        />
      )}
    </CascadeBox>
  )
}

const Input = ({ value, required, ...rest }: InputProps<Options>) => <Picker {...rest} value={held(value)} canClear={!required} />
const Search = ({ value, ...rest }: SearchProps<Options>) => (
  <Picker {...rest} value={typeof value === 'string' ? value : ''} canClear />
)

/** An entry of a tree. Source: TCO-14. */
export const cascade = kind<Options>({
  Cell,
  Input,
  Search,
  dictionary,
  toText: (value, _, labels) => labels.get(String(value)) ?? nothing,
  fromText: (text, _, labels) => valueOfLabel(labels, text),
})
