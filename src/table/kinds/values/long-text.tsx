import { makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { kind, type InputProps } from '../../kind.ts'
import { ClampedCell, held, lookOf, SearchBox, WholeText } from '../shared.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', width: '100%' },
  counter: {
    alignSelf: 'flex-end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Longest text unless the contract or the definition says otherwise. Source: TCO-16. */
const usualMax = 15

const Input = ({
  name,
  value,
  onChange,
  onBlur,
  max,
  readOnly = false,
  options,
}: InputProps<{ max?: number; rows?: number }>) => {
  const styles = useStyles()
  const limit = options.max ?? max ?? usualMax
  const text = held(value)
  return (
    <div className={styles.root}>
      <Textarea
        name={name}
        value={text}
        maxLength={limit}
        rows={options.rows ?? 3}
        resize="vertical"
        onBlur={onBlur}
        {...lookOf(readOnly)}
        onChange={(_, data) => onChange(data.value)}
      />
      {!readOnly && (
        <span className={styles.counter} aria-hidden="true">
          {text.length} / {limit}
        </span>
      )}
    </div>
  )
}

/** Text of several lines with a counter. `max`: where neither the contract's limit nor 15 is meant. */
export const longText = kind<{ max?: number; rows?: number }>({
  Cell: ClampedCell,
  View: WholeText,
  Input,
  Search: SearchBox,
  readIn: 'control',
})
