import {
  FieldContextProvider,
  Input,
  type InputProps as FluentInput,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { nothing } from '#src/lib/format/format.ts'
import { componentSize } from '#src/ui/layout/look.ts'
import { isLacking } from '#contracts/wire/tolerant.ts'
import type { CellProps, InputProps, Row, SearchProps } from '../kind.ts'

/** True for a missing value, which every kind shows as a dash. Zero is a value. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The value that a record shows in a field: a number that its reply lacked is none. Source: TOL-2. */
export const shownOf = (row: Row, field: string): unknown => (isLacking(row, field) ? undefined : row[field])

/** A value as text; a dash if it is missing. */
export const textOf = (value: unknown): string => {
  if (isEmpty(value)) return nothing
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The text of a control for a value. */
export const held = (value: unknown): string => (isEmpty(value) ? '' : String(value))

const useStyles = makeStyles({
  /** Clamps long text to two lines; the full text is the cell's title. */
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
  counter: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  over: { color: tokens.colorStatusDangerForeground1 },
})
export const useKindStyles = useStyles

/** A cell with at most two lines of text. */
export const ClampedCell = ({ value }: Pick<CellProps, 'value'>) => {
  const text = textOf(value)
  return (
    <span className={useStyles().clamped} dir="auto" {...(text.length > 20 && { title: text })}>
      {text}
    </span>
  )
}

/** The full text, in a record. */
export const WholeText = ({ value }: Pick<CellProps, 'value'>) => (
  <span className={useStyles().whole} dir="auto">
    {textOf(value)}
  </span>
)

/** The part of the limit from which on a counter is shown. */
const nearLimit = 0.7

/** Props of a text box for a read-only value. */
export const lookOf = (readOnly: boolean) => (readOnly ? ({ readOnly, appearance: 'filled-darker' } as const) : {})

/** How much of the longest text is used. Texts are never cut: what is too long is marked here, and refused by the form. */
export const Counter = ({ text, max }: { text: string; max: number }) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.counter, text.length > max && styles.over)} aria-hidden="true">
      {text.length} / {max}
    </span>
  )
}

/** A single-line text box in a form; with a counter once a text comes near its limit. Source: TFO-16. */
export const TextBox = ({
  name,
  value,
  onChange,
  onBlur,
  max,
  readOnly = false,
  type = 'text',
  contentBefore,
  contentAfter,
}: Pick<InputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'max' | 'readOnly'> &
  Pick<FluentInput, 'type' | 'contentBefore' | 'contentAfter'>) => (
  <Input
    name={name}
    size={componentSize}
    type={type}
    {...(type === 'text' && { dir: 'auto' })}
    className={useStyles().wide}
    value={held(value)}
    onBlur={onBlur}
    autoComplete="off"
    {...lookOf(readOnly)}
    contentBefore={contentBefore}
    contentAfter={max && held(value).length > max * nearLimit ? <Counter text={held(value)} max={max} /> : contentAfter}
    onChange={(_, data) => onChange(data.value)}
  />
)

/** A single-line text box in the search bar. */
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

/** Wraps controls with labels of their own: otherwise the surrounding field would give all of them the same id. */
export const OwnLabels = ({ children }: { children: ReactNode }) => (
  <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
)
