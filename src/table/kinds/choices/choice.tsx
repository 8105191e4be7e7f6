import { Dropdown, Option } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps, type Row, type SearchProps } from '../../kind.ts'
import { textWidth } from '../../text-width.ts'
import { isWordFor, useWord, wordFor } from '../../use-word.ts'
import { held, textOf, useKindStyles } from '../shared.tsx'
import { colourOf, Tag, type TagColours } from './tag.tsx'

export type ChoiceOptions = {
  /** Text keys by value. */
  of: Readonly<Record<string, ParseKeys>>
  /** Shows the value as a tag with these tones. */
  tag?: TagColours
  /** Computes the value to look up from the row, if the field alone does not determine it. */
  by?(row: Row): string
  /** Values that rows may have, but forms do not offer. */
  hidden?: readonly string[]
}

const Cell = ({ value, row, options: { of, tag, by } }: CellProps<ChoiceOptions>) => {
  const word = useWord()
  const key = by ? by(row) : String(value)
  const label = of[key]
  if (!label) return textOf(value)
  return tag ? <Tag label={word(label)} colour={colourOf(key, tag)} /> : word(label)
}

type PickerProps = Pick<InputProps<ChoiceOptions>, 'name' | 'options'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** It cannot be cleared then. */
  required?: boolean
}

const Picker = ({ name, value, onChange, onBlur, required = false, options: { of, hidden = [] } }: PickerProps) => {
  const word = useWord()
  const { wide } = useKindStyles()
  const label = of[value]
  return (
    <Dropdown
      className={wide}
      name={name}
      clearable={!required}
      placeholder={word('table.choose')}
      value={label ? word(label) : ''}
      selectedOptions={value === '' ? [] : [value]}
      onBlur={onBlur}
      onOptionSelect={(_, data) => onChange(data.optionValue ?? '')}
    >
      {Object.entries(of)
        .filter(([key]) => !hidden.includes(key))
        .map(([key, one]) => (
          <Option key={key} value={key} text={word(one)}>
            {word(one)}
          </Option>
        ))}
    </Dropdown>
  )
}

/** An empty choice is stored as 0 (CAL-7): where 0 is one of the choices, clearing would choose it unseen. */
const isAlwaysSet = ({ of }: ChoiceOptions) => '0' in of

const Input = ({ value, required, ...rest }: InputProps<ChoiceOptions>) => (
  <Picker {...rest} value={held(value)} required={required || isAlwaysSet(rest.options)} />
)
const Search = ({ value, ...rest }: SearchProps<ChoiceOptions>) => (
  <Picker {...rest} value={typeof value === 'string' ? value : ''} />
)

/** Padding of a cell, and what a tag has around its smaller text; in px. The width of a text is only estimated. */
const cellSides = 24
const slack = 4
const tagSides = 14
const tagSize = 12 / 14

/** Wide enough for the longest label, so that no state is cut in any language. */
const widthOf = ({ of, tag }: ChoiceOptions, word: (key: string) => string): number => {
  const longest = Math.max(...Object.values(of).map(key => textWidth(word(key))))
  return Math.ceil(cellSides + slack + (tag ? tagSides + longest * tagSize : longest))
}

/** One of a few fixed values with labels. Source: TCO-10, TCO-14. */
export const choice = kind<ChoiceOptions>({
  Cell,
  Input,
  Search,
  toText: (value, { of, by }, _, row) => wordFor(of[by ? by(row) : String(value)] ?? nothing),
  fromText: (text, { of }) => Object.keys(of).find(key => key === text || isWordFor(of[key] ?? '', text)),
  widthOf,
})
