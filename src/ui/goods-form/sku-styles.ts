import { makeStyles, tokens } from '@fluentui/react-components'

/** Styles of the SKU matrix. */
export const useSkuStyles = makeStyles({
  scroll: {
    maxHeight: '520px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase300 },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Containment: a keystroke does not lay out two thousand other inputs, which takes a third of the time. Source: `npm run bench
  // -- office`.
  cell: { padding: '4px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, contain: 'content' },
  name: { paddingInline: tokens.spacingHorizontalM, textAlign: 'left', fontWeight: tokens.fontWeightRegular, minWidth: '140px' },
  box: {
    contain: 'strict',
    width: '100%',
    minWidth: '72px',
    height: '30px',
    boxSizing: 'border-box',
    padding: '0 8px',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-1px' },
  },
  wrong: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
  fill: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  short: { width: '116px', minWidth: 0 },
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, gridColumn: '1 / -1', minWidth: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  values: { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.spacingHorizontalM}` },
  group: {
    margin: 0,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  groupHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  legend: { fontWeight: tokens.fontWeightSemibold },
})
