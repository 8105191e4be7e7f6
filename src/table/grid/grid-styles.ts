import { makeStyles, tokens } from '@fluentui/react-components'

/** Where each row is a card. */
export const phone = '@media (max-width: 599px)'
/** Padding at both sides of a cell; less in a tight list. */
const side = `var(--cell-side, ${tokens.spacingHorizontalM})`
const edge = `1px solid ${tokens.colorNeutralStroke2}`

/** Styles of the grid. In one place, because the many rows must stay cheap to render. */
export const useGridStyles = makeStyles({
  frame: {
    position: 'relative',
    flex: '0 1 auto',
    minHeight: '220px',
    overflow: 'auto',
    [phone]: { minHeight: '120px', overflow: 'clip' },
    scrollPadding: '36px 44px 0',
    border: edge,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  /** Of many rows, only those near the visible part of the frame are rendered: it scrolls on a phone, too. */
  many: { [phone]: { position: 'relative', maxHeight: '80vh', overflowX: 'hidden', overflowY: 'auto' } },
  busy: { position: 'sticky', left: 0, top: 0, zIndex: 4, height: 0, overflow: 'visible' },
  table: {
    tableLayout: 'fixed',
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    // On a phone each row is a card, and each cell a line with its label.
    [phone]: {
      display: 'block',
      minWidth: '0 !important',
      '& thead': { display: 'none' },
      '& tbody': { display: 'block' },
      '& tr': { display: 'flow-root' },
    },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    padding: `0 ${side}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    borderBottom: edge,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  headText: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
    lineHeight: tokens.lineHeightBase200,
  },
  row: {
    ':hover > td': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [phone]: { position: 'relative', paddingBlock: tokens.spacingVerticalM, borderBottom: edge },
  },
  selected: {
    '> td': { backgroundColor: tokens.colorBrandBackground2 },
    ':hover > td': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  cell: {
    height: 'var(--row-height)',
    padding: `${tokens.spacingVerticalXXS} ${side}`,
    boxSizing: 'border-box',
    borderBottom: edge,
    backgroundColor: tokens.colorNeutralBackground1,
    verticalAlign: 'middle',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      alignItems: 'start',
      height: 'auto',
      minHeight: '28px',
      paddingBlock: tokens.spacingVerticalXS,
      borderBottom: 'none',
      '& > *': { justifySelf: 'start' },
      '::before': {
        content: 'attr(data-label)',
        color: tokens.colorNeutralForeground3,
        fontSize: tokens.fontSizeBase200,
        lineHeight: tokens.lineHeightBase300,
        paddingRight: tokens.spacingHorizontalS,
      },
    },
  },
  end: { textAlign: 'end', [phone]: { textAlign: 'start' } },
  /** Lines of a card make room for it, because each is a formatting context of its own. It covers the margin of the box above. */
  beside: {
    [phone]: { position: 'relative', zIndex: 2, display: 'block', float: 'right', '::before': { content: 'none' } },
  },
  check: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: 0,
    textAlign: 'center',
    [phone]: {
      position: 'absolute',
      left: 'auto',
      right: tokens.spacingHorizontalS,
      display: 'block',
      '::before': { content: 'none' },
      // The first line of a card is its title and leaves room for the box.
      '& + td': { paddingRight: '36px', fontWeight: tokens.fontWeightSemibold },
      '& + td::before': { fontWeight: tokens.fontWeightRegular },
      // A picture is no title and stays off the box; what follows it is one.
      '& + [data-beside]': { paddingRight: tokens.spacingHorizontalM, marginRight: '24px' },
      '& + [data-beside] + td': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        fontWeight: tokens.fontWeightSemibold,
      },
      '& + [data-beside] + td::before': { content: 'none' },
    },
  },
  stays: { position: 'sticky', zIndex: 1, [phone]: { position: 'static' } },
  staysHead: { zIndex: 3 },
  checkHead: { left: 0, zIndex: 3, padding: 0, textAlign: 'center' },
  actions: {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    borderLeft: edge,
    whiteSpace: 'nowrap',
    boxShadow: 'var(--pin-shadow, none)',
    [phone]: {
      position: 'static',
      display: 'block',
      borderLeft: 'none',
      '::before': { content: 'none' },
      '& > *': { justifySelf: 'stretch', justifyContent: 'end' },
    },
  },
  actionsHead: { right: 0, zIndex: 3, borderLeft: edge, boxShadow: 'var(--pin-shadow, none)' },
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
  state: { padding: 0, borderBottom: 'none', backgroundColor: tokens.colorNeutralBackground1, [phone]: { display: 'block' } },
})
export type GridStyles = ReturnType<typeof useGridStyles>

/** Styles of row buttons. Kept separate, because each use merges all styles of a hook, and a row has five buttons. */
export const useRowButtonStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXS },
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
    // As large as a finger needs.
    [phone]: { minWidth: '40px', height: '40px', '& svg': { width: '20px', height: '20px' } },
  },
  word: { padding: `0 ${tokens.spacingHorizontalS}`, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  danger: { ':hover': { color: tokens.colorStatusDangerForeground1 } },
})
