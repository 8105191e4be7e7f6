import { makeStyles, tokens } from '@fluentui/react-components'

/** Stacked rows of the user centre: subject on the left, amount and time on the right. */
export const useListStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  end: { textAlign: 'right', whiteSpace: 'nowrap', justifySelf: 'end' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  gain: { color: tokens.colorStatusSuccessForeground1 },
  whole: { gridColumn: '1 / -1' },
})
