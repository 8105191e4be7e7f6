import { makeStyles, tokens } from '@fluentui/react-components'

const edge = `1px solid ${tokens.colorNeutralStroke2}`

/** Styles of the grid. In one place, because the many rows must stay cheap to render. */
export const useGridStyles = makeStyles({
  frame: {
    position: 'relative',
    flex: '0 1 auto',
    minHeight: '220px',
    overflow: 'auto',
    scrollPadding: '36px 44px 0',
    border: edge,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  busy: { position: 'sticky', left: 0, top: 0, zIndex: 4, height: 0, overflow: 'visible' },
  table: { tableLayout: 'fixed', width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    borderBottom: edge,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  headText: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  row: {
    ':hover > td': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    '> td': { backgroundColor: tokens.colorBrandBackground2 },
    ':hover > td': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  cell: {
    height: 'var(--row-height)',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    boxSizing: 'border-box',
    borderBottom: edge,
    backgroundColor: tokens.colorNeutralBackground1,
    verticalAlign: 'middle',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  end: { textAlign: 'end' },
  check: { position: 'sticky', left: 0, zIndex: 1, padding: 0, textAlign: 'center' },
  // On a phone they would cover the values.
  stays: { position: 'sticky', zIndex: 1, '@media (max-width: 599px)': { position: 'static' } },
  staysHead: { zIndex: 3, '@media (max-width: 599px)': { zIndex: 2 } },
  checkHead: { left: 0, zIndex: 3, padding: 0, textAlign: 'center' },
  actions: {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    borderLeft: edge,
    whiteSpace: 'nowrap',
    // On a phone they would cover the values.
    '@media (max-width: 599px)': { position: 'static' },
  },
  actionsHead: { right: 0, zIndex: 3, borderLeft: edge, '@media (max-width: 599px)': { right: 'auto' } },
  checkbox: {
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    accentColor: tokens.colorBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  /** Enlarges the click target: the label fills the cell. */
  checkArea: { display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '32px', cursor: 'pointer' },
  tree: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  warning: {
    position: 'sticky',
    left: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  note: { color: tokens.colorNeutralForeground3 },
  state: { padding: 0, borderBottom: 'none', backgroundColor: tokens.colorNeutralBackground1 },
})
export type GridStyles = ReturnType<typeof useGridStyles>

/** Styles of row buttons. Kept separate, because each use merges all styles of a hook, and a row has five buttons. */
export const useRowButtonStyles = makeStyles({
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXXS },
  icon: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    padding: `0 ${tokens.spacingHorizontalXXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, backgroundColor: 'transparent', cursor: 'not-allowed' },
    '& svg': { width: '18px', height: '18px' },
  },
  danger: { ':hover': { color: tokens.colorStatusDangerForeground1 } },
})
