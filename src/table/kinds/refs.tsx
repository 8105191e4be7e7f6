import { Combobox, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kind, type CellProps, type InputProps } from '../kind.ts'
import { useDictionary, useLabels } from '../use-dictionary.ts'
import { Chips } from './chips.tsx'
import { dictionary, matching, offer, ref, type RefOptions } from './ref.tsx'
import { useKindStyles } from './shared.tsx'
import { TagRow, textsOf } from './tags.tsx'

const Cell = ({ name, value }: CellProps<RefOptions>) => {
  const labels = useLabels(name)
  return <TagRow labels={textsOf(value).map(one => labels.get(one) ?? one)} />
}

const Input = ({ name, value, onChange, onBlur, options }: InputProps<RefOptions>) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  const [typed, setTyped] = useState('')
  const chosen = textsOf(value)
  const known = useDictionary(dictionary, chosen, options)
  const { choices, loading } = useDictionary(offer, [], { ...options, typed: options.some ? typed : '' })
  const shown = matching(choices, typed)
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
        {shown.map(one => (
          <Option key={one.value} value={one.value} text={one.label}>
            {one.label}
          </Option>
        ))}
        {shown.length === 0 && (
          <Option disabled value="" text="">
            {t(loading ? 'ui.loading' : 'table.noOption')}
          </Option>
        )}
      </Combobox>
      <Chips
        entries={chosen.map(one => ({ value: one, label: known.labels.get(one) ?? one }))}
        onRemove={gone => onChange(chosen.filter(one => one !== gone))}
      />
    </div>
  )
}

/** Several of the entries of a dictionary that a call answers; on the wire a list of them. Source: screens-admin admins, role_id. */
export const refs = kind<RefOptions>({
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
