import { makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { kind, type InputProps } from '../../kind.ts'
import { ClampedCell, Counter, held, lookOf, SearchBox, WholeText } from '../shared.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', width: '100%' },
  counter: { alignSelf: 'flex-end', lineHeight: tokens.lineHeightBase200 },
})

/** Default maximum length, unless the contract or the definition sets one. Source: TCO-16. */
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
  // The form refuses what is longer than the contract allows; only other limits have to be kept here.
  const isRefused = options.max === undefined && max !== undefined
  return (
    <div className={styles.root}>
      <Textarea
        name={name}
        dir="auto"
        value={text}
        {...(!isRefused && { maxLength: limit })}
        rows={options.rows ?? 3}
        resize="vertical"
        onBlur={onBlur}
        {...lookOf(readOnly)}
        onChange={(_, data) => onChange(data.value)}
      />
      {!readOnly && (
        <span className={styles.counter}>
          <Counter text={text} max={limit} />
        </span>
      )}
    </div>
  )
}

/** Multi-line text with a counter. `max` overrides the contract's limit and the default. */
export const longText = kind<{ max?: number; rows?: number }>({
  Cell: ClampedCell,
  View: WholeText,
  Input,
  Search: SearchBox,
  readIn: 'control',
})
