import { makeStyles, tokens } from '@fluentui/react-components'

/** Layout of dashboards: stacked, one wide and one narrow column, or two equal columns. */
export const useDashboardStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingHorizontalL },
  wideAndNarrow: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
