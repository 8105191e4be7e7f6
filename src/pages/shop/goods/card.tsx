import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accent } from '#src/ui/controls/accent.ts'
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
  top: { position: 'relative', display: 'block' },
  picture: { borderRadius: 0 },
  faded: { opacity: 0.45 },
  chip: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineStart: tokens.spacingHorizontalS,
    maxWidth: `calc(100% - 2 * ${tokens.spacingHorizontalS})`,
    boxSizing: 'border-box',
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  hot: { backgroundColor: accent.fill },
  /** In the middle of the picture, on a neutral fill that is readable in both themes. */
  gone: {
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    padding: `6px ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase300,
  },
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
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    minHeight: tokens.lineHeightBase200,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
  fact: { overflow: 'hidden', textOverflow: 'ellipsis' },
})

type Props = {
  to: string
  picture: string
  name: string
  eager?: boolean
  first?: boolean
  /** The texts of the last line, which has room for two. */
  facts: readonly string[]
  /** Why the price is lower than usual, on the picture; `hot` for what ends soon. */
  chip?: { text: string; hot?: boolean } | undefined
  /** Shown on a faded picture if the product cannot be bought. */
  gone?: string | undefined
  /** Shown below the facts. */
  below?: ReactNode
  /** Router state for the product page. */
  state?: unknown
  /** The prices. */
  children: ReactNode
}

/** A product in a list, with prices in money or points: one link with picture, name, prices and a line of facts. */
export const Card = ({ to, picture, name, eager = false, first = false, facts, chip, gone, below, state, children }: Props) => {
  const styles = useStyles()
  return (
    <Link to={to} className={styles.root} state={state}>
      <span className={styles.top}>
        <Picture
          className={mergeClasses(styles.picture, gone && styles.faded)}
          src={picture}
          size={300}
          alt=""
          eager={eager}
          first={first}
        />
        {chip && <span className={mergeClasses(styles.chip, chip.hot && styles.hot)}>{chip.text}</span>}
        {gone && <span className={mergeClasses(styles.chip, styles.gone)}>{gone}</span>}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.prices}>{children}</span>
        <span className={styles.facts}>
          {facts.map(fact => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </span>
        {below}
      </span>
    </Link>
  )
}
