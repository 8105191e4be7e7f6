import { Combobox, Option } from '@fluentui/react-components'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type Dictionary, type InputProps } from '../../kind.ts'
import { useDictionary } from '../../list/use-dictionary.ts'
import { held, isEmpty, SearchBox, textOf, useKindStyles } from '../shared.tsx'
import { Tag } from '../choices/tag.tsx'

type Options = {
  /** The call that returns a list of texts. */
  from: Endpoint
}

/** Most suggestions to show. */
const mostShown = 50

const dictionary: Dictionary<Options> = {
  ask: (_, { from }) => ({ from, query: {} }),
  read: reply => (Array.isArray(reply) ? reply : []).map(one => ({ value: String(one), label: String(one) })),
}

const Cell = ({ value }: CellProps<Options>) => (isEmpty(value) ? nothing : <Tag label={textOf(value)} colour="plain" />)

const Input = ({ name, value, onChange, onBlur, max, options }: InputProps<Options>) => {
  const { wide } = useKindStyles()
  const { choices } = useDictionary(dictionary, [], options)
  const typed = held(value)
  const shown = choices.filter(choice => choice.label.includes(typed.trim())).slice(0, mostShown)
  return (
    <Combobox
      className={wide}
      name={name}
      freeform
      value={typed}
      selectedOptions={[typed]}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
      onOptionSelect={(_, data) => {
        // If the typed text matches no entry, Fluent clears the selection: keep the typed text.
        if (data.optionValue !== undefined) onChange(data.optionValue)
      }}
      input={{ autoComplete: 'off', ...(max && { maxLength: max }) }}
    >
      {shown.map(choice => (
        <Option key={choice.value} value={choice.value}>
          {choice.label}
        </Option>
      ))}
    </Combobox>
  )
}

/** Text with suggestions that a call returns; other texts are allowed. Source: TCO-14. */
export const suggest = kind<Options>({ Cell, Input, Search: SearchBox })
