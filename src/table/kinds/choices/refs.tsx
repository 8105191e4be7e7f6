import { Combobox } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { useNames } from '../../list/use-dictionary.ts'
import { Chips } from './chips.tsx'
import { dictionary, Entries, matching, ref, useOffered, type RefOptions } from './ref.tsx'
import { OptionsFailed } from './options-failed.tsx'
import { useKindStyles } from '../shared.tsx'
import { TagRow, textsOf } from './tags.tsx'
import { Unnamed } from './unnamed.tsx'

/** Entries are always shown as tags of one colour without links, and every row has some of this dictionary. */
type Options = Omit<RefOptions, 'tag' | 'page' | 'only' | 'others'>

const Cell = ({ name, value }: CellProps<Options>) => {
  const { labels, loading, failed } = useNames(name)
  const texts = textsOf(value)
  if (loading && texts.some(one => !labels.has(one))) return ''
  if (failed && texts.some(one => !labels.has(one))) return <Unnamed value={texts.join(', ')} />
  return <TagRow labels={texts.map(one => labels.get(one) ?? one)} />
}

const Input = ({ name, value, onChange, onBlur, options }: InputProps<Options>) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  const [typed, setTyped] = useState('')
  const chosen = textsOf(value)
  const offered = useOffered(chosen, typed, options)
  const { labels, choices, failed, retry } = offered
  return (
    <div className={wide}>
      <Combobox
        className={wide}
        name={name}
        multiselect
        placeholder={t(chosen.length === 0 ? 'table.choose' : 'table.chooseMore')}
        value={typed}
        selectedOptions={chosen}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => {
          setTyped('')
          onBlur()
        }}
        onOptionSelect={(_, data) => {
          setTyped('')
          onChange(data.selectedOptions)
        }}
      >
        <Entries shown={matching(choices, typed)} of={offered} />
      </Combobox>
      {failed && <OptionsFailed onRetry={retry} />}
      <Chips
        entries={chosen.map(one => ({ value: one, label: labels.get(one) ?? one }))}
        onRemove={gone => onChange(chosen.filter(one => one !== gone))}
      />
    </div>
  )
}

/** Several of the entries of a dictionary that a call answers; on the wire a list of them. Source: TCO-15. */
export const refs = kind<Options>({
  Cell,
  Input,
  ...(ref.Search && { Search: ref.Search }),
  dictionary,
  blank: [],
  toText: (value, _, labels) =>
    textsOf(value)
      .map(one => labels.get(one) ?? one)
      .join(', '),
})
