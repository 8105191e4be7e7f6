import { Input as TextInput, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { Chips } from './chips.tsx'
import { useKindStyles } from '../shared.tsx'
import { Swatch } from './swatch.tsx'
import { Tag } from './tag.tsx'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, minWidth: 0 },
})

/** The entries of a list as texts; a single stored text becomes a list of one. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter(one => one !== null && one !== undefined && one !== '')
    .map(one => (typeof one === 'object' ? JSON.stringify(one) : String(one)))

/** Several neutral tags; a dash if there are none. `swatches` shows the colours that they name. */
export const TagRow = ({ labels, swatches = false }: { labels: readonly string[]; swatches?: boolean }) => {
  const { row } = useStyles()
  if (labels.length === 0) return nothing
  return (
    <span className={row}>
      {[...new Set(labels)].map(label => (
        <Tag key={label} label={label} colour="plain" before={swatches && <Swatch name={label} />} />
      ))}
    </span>
  )
}

type Options = {
  /** Shows a swatch in front of texts that name a colour. */
  swatches?: boolean
}

const Cell = ({ value, options: { swatches = false } }: CellProps<Options>) => (
  <TagRow labels={textsOf(value)} swatches={swatches} />
)

const Input = ({ name, value, onChange, onBlur, max }: InputProps<Options>) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  const [typed, setTyped] = useState('')
  const texts = [...new Set(textsOf(value))]
  const add = () => {
    const next = typed.trim()
    setTyped('')
    if (next !== '' && !texts.includes(next)) onChange([...texts, next])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChange(texts.slice(0, -1))
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={wide}>
      <TextInput
        name={name}
        className={wide}
        value={typed}
        placeholder={t('table.typeAndEnter')}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={() => {
          add()
          onBlur()
        }}
        {...(max && { maxLength: max })}
      />
      <Chips
        entries={texts.map(text => ({ value: text, label: text }))}
        onRemove={gone => onChange(texts.filter(one => one !== gone))}
      />
    </div>
  )
}

/** A list of texts: tags in a cell; in a form each is added with Enter. Source: TCO-15. */
export const tags = kind<Options>({ Cell, Input, blank: [], toText: value => textsOf(value).join(', ') })
