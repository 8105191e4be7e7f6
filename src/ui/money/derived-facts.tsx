import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalL },
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
})

type Props = {
  /** Pairs of a name and its formatted amount, in order. */
  facts: readonly (readonly [name: string, amount: string])[]
}

/** Amounts that follow from the input of a form, below its fields; screen readers hear them when they change. Source: TFO-15. */
export const DerivedFacts = ({ facts }: Props) => {
  const styles = useStyles()
  return (
    <MessageBar className={styles.root} layout="multiline">
      <MessageBarBody>
        <dl className={styles.list} aria-live="polite">
          {facts.map(([name, amount]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} amount`} className={styles.value}>
              {amount}
            </dd>,
          ])}
        </dl>
      </MessageBarBody>
    </MessageBar>
  )
}
