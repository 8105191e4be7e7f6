import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  gain: { color: tokens.colorStatusSuccessForeground1 },
})

type Props = {
  value: string | number
  /** Formats the amount, with a minus if it is negative. */
  format: (value: string) => string
}

/** A movement of money or points: what comes in has a plus and is green, what goes out has a minus and is plain. Source: TCO-7. */
export const Movement = ({ value, format }: Props) => {
  const styles = useStyles()
  const isGain = Number(value) > 0
  return (
    <span className={mergeClasses(styles.figure, isGain && styles.gain)}>
      {isGain && '+'}
      {format(String(value))}
    </span>
  )
}
