import { FieldContextProvider, Input, type InputProps as FluentInput, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { nothing } from '#src/lib/format/format.ts'
import { componentSize } from '#src/ui/layout/look.ts'
import type { CellProps, InputProps, SearchProps } from '../kind.ts'

/** Nothing to show: then every kind shows a dash. Zero is something. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A value as text; a dash where there is none. */
export const textOf = (value: unknown): string => {
  if (isEmpty(value)) return nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a control holds. */
export const held = (value: unknown): string => (isEmpty(value) ? '' : String(value))

const useStyles = makeStyles({
  /** Two lines of a long text; the rest is in its title. */
  clamped: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    lineHeight: tokens.lineHeightBase300,
  },
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  whole: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  wide: { width: '100%', minWidth: 0 },
})
export const useKindStyles = useStyles

/** A text of at most two lines in a cell. */
export const ClampedCell = ({ value }: Pick<CellProps, 'value'>) => {
  const text = textOf(value)
  return (
    <span className={useStyles().clamped} {...(text.length > 20 && { title: text })}>
      {text}
    </span>
  )
}

/** A whole text in a record. */
export const WholeText = ({ value }: Pick<CellProps, 'value'>) => <span className={useStyles().whole}>{textOf(value)}</span>

/** How a box looks whose text is only read. */
export const lookOf = (readOnly: boolean) => (readOnly ? ({ readOnly, appearance: 'filled-darker' } as const) : {})

/** A box for one line of text, in a form. */
export const TextBox = ({
  name,
  value,
  onChange,
  onBlur,
  max,
  readOnly = false,
  type = 'text',
}: Pick<InputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'max' | 'readOnly'> & Pick<FluentInput, 'type'>) => (
  <Input
    name={name}
    size={componentSize}
    type={type}
    className={useStyles().wide}
    value={held(value)}
    onBlur={onBlur}
    autoComplete="off"
    {...lookOf(readOnly)}
    {...(max && { maxLength: max })}
    onChange={(_, data) => onChange(data.value)}
  />
)

/** A box for one line of text, in the search bar. */
export const SearchBox = ({
  name,
  value,
  onChange,
  placeholder,
  type = 'text',
}: Pick<SearchProps, 'name' | 'value' | 'onChange' | 'placeholder'> & Pick<FluentInput, 'type'>) => (
  <Input
    name={name}
    size={componentSize}
    type={type}
    className={useStyles().wide}
    value={typeof value === 'string' ? value : ''}
    autoComplete="off"
    {...(placeholder && { placeholder })}
    onChange={(_, data) => onChange(data.value)}
  />
)

/** Controls that carry a label of their own: the label of the field around them would give them all the same id. */
export const OwnLabels = ({ children }: { children: ReactNode }) => (
  <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
)
