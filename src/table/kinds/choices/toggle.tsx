import { Switch } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps, type SearchProps } from '../../kind.ts'
import { isWordFor, useWord, wordFor } from '../../use-word.ts'
import { choice } from './choice.tsx'
import { isEmpty } from '../shared.tsx'
import { colourOf, Tag, type TagColours } from './tag.tsx'

export type ToggleOptions = {
  /** Text keys for yes and no. */
  on?: ParseKeys
  off?: ParseKeys
  /** Shows the value as a tag with these tones, for values that are a status. */
  tag?: TagColours
}

/** True if a value of the wire means yes. */
export const isOn = (value: unknown) => value === 1 || value === '1' || value === true || value === 'true'

const Cell = ({ value, options: { on = 'btn.yes', off = 'btn.no', tag } }: CellProps<ToggleOptions>) => {
  const word = useWord()
  if (isEmpty(value)) return nothing
  const label = word(isOn(value) ? on : off)
  return tag ? <Tag label={label} colour={colourOf(isOn(value) ? 1 : 0, tag)} /> : label
}

const Input = ({ name, value, onChange, onBlur, options: { on = 'btn.yes', off = 'btn.no' } }: InputProps<ToggleOptions>) => {
  const word = useWord()
  return (
    <Switch
      name={name}
      checked={isOn(value)}
      label={word(isOn(value) ? on : off)}
      onBlur={onBlur}
      onChange={(_, data) => onChange(data.checked ? 1 : 0)}
    />
  )
}

const Search = ({ options: { on = 'btn.yes', off = 'btn.no' }, ...props }: SearchProps<ToggleOptions>) =>
  choice.Search?.({ ...props, options: { of: { 1: on, 0: off } } })

/** Yes or no. Source: TCO-9. */
export const toggle = kind<ToggleOptions>({
  Cell,
  Input,
  Search,
  toText: (value, { on = 'btn.yes', off = 'btn.no' }) => wordFor(isOn(value) ? on : off),
  fromText: (text, { on = 'btn.yes', off = 'btn.no' }) => {
    if (text === '1' || isWordFor(on, text)) return 1
    return text === '' || text === '0' || isWordFor(off, text) ? 0 : undefined
  },
  blank: 0,
  width: 88,
})
