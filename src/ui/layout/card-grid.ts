import { makeStyles, tokens } from '@fluentui/react-components'

/** Columns of product cards: as many as fit, five on a wide screen, two on a phone. */
export const useCardGridStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 560px)': { gap: tokens.spacingHorizontalM },
  },
  /** For blocks of eight, in rows of four. */
  four: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
