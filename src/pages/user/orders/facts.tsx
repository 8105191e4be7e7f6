import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

/** Labels with values, one pair per line. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => {
  const styles = useStyles()
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
