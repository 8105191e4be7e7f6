import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '#src/ui/media/picture.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    '@media (prefers-reduced-motion: no-preference)': {
      transitionProperty: 'box-shadow',
      transitionDuration: tokens.durationFast,
    },
    ':hover': { boxShadow: tokens.shadow8 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: { borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, flex: 1, padding: tokens.spacingHorizontalM },
  name: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minHeight: `calc(2 * ${tokens.lineHeightBase300})`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  prices: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS, marginTop: 'auto' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

type Props = {
  to: string
  picture: string
  name: string
  eager?: boolean
  first?: boolean
  /** The texts of the last line. */
  facts: readonly string[]
  /** Router state for the product page. */
  state?: unknown
  /** The prices. */
  children: ReactNode
}

/** A product in a list, with prices in money or points: one link with picture, name, prices and a line of facts. */
export const Card = ({ to, picture, name, eager = false, first = false, facts, state, children }: Props) => {
  const styles = useStyles()
  return (
    <Link to={to} className={styles.root} state={state}>
      <Picture className={styles.picture} src={picture} size={300} alt="" eager={eager} first={first} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.prices}>{children}</span>
        <span className={styles.facts}>
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </Link>
  )
}
