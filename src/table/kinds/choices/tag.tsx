import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps } from '../../kind.ts'
import { isNegative, tagColour, type TagColour } from '../../tag-colour.ts'
import { isEmpty, SearchBox, TextBox, textOf } from '../shared.tsx'

const shape = {
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  minWidth: '24px',
  padding: `0 ${tokens.spacingHorizontalSNudge}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: tokens.fontSizeBase200,
  lineHeight: '22px',
  verticalAlign: 'middle',
  borderRadius: tokens.borderRadiusMedium,
} as const

const tinted = (ground: string, ink: string, edge: string) => ({
  ...shape,
  backgroundColor: ground,
  color: ink,
  ...shorthands.border(tokens.strokeWidthThin, 'solid', edge),
})

// A span instead of Fluent's Badge, because tables render thousands; one class per colour needs no merging.
const useStyles = makeStyles({
  plain: tinted(tokens.colorNeutralBackground4, tokens.colorNeutralForeground3, tokens.colorNeutralStroke2),
  success: tinted(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1, tokens.colorPaletteGreenBorder1),
  warning: tinted(tokens.colorPaletteYellowBackground1, tokens.colorPaletteYellowForeground1, tokens.colorPaletteYellowBorder1),
  danger: tinted(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1, tokens.colorPaletteRedBorder1),
})

/** A text with a tinted background. */
export const Tag = ({ label, colour }: { label: string; colour: TagColour }) => (
  <span className={useStyles()[colour]} title={label}>
    {label}
  </span>
)

/** Colours by value; true: by the rule of tag-colour.ts. */
export type TagColours = true | Readonly<Record<string, TagColour>>

/** The colour of a value. Unless the screen sets one, labels that mean no or failure are red. Source: TCO-8, TCO-9. */
export const colourOf = (value: unknown, colours: TagColours, word = ''): TagColour => {
  if (colours === true) return tagColour(value)
  return colours[String(value)] ?? (isNegative(word) ? 'danger' : 'plain')
}

const Cell = ({ value, options }: CellProps<{ colours?: TagColours }>) =>
  isEmpty(value) ? nothing : <Tag label={textOf(value)} colour={colourOf(value, options.colours ?? true)} />

/** A value as a tag. Source: TCO-8. */
export const tag = kind<{ colours?: TagColours }>({ Cell, Input: TextBox, Search: SearchBox, readIn: 'control', width: 120 })
