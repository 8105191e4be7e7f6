import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps } from '../../kind.ts'
import { tagColour, type TagColour } from '../../tag-colour.ts'
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
  plain: tinted(tokens.colorNeutralBackground6, tokens.colorNeutralForeground3, tokens.colorNeutralStroke2),
  success: tinted(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1, tokens.colorPaletteGreenBorder1),
  warning: tinted(tokens.colorPaletteYellowBackground1, tokens.colorPaletteYellowForeground1, tokens.colorPaletteYellowBorder1),
  danger: tinted(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1, tokens.colorPaletteRedBorder1),
})

/** A text with a tinted background, and an optional icon before it. */
export const Tag = ({ label, colour, before }: { label: string; colour: TagColour; before?: ReactNode }) => (
  <span className={useStyles()[colour]} title={label}>
    {before}
    {label}
  </span>
)

/** Tones by value; a value that is not listed is neutral. `neutral`: all of them. */
export type TagColours = 'neutral' | Readonly<Record<string, TagColour>>

/** The tone of a value. Source: TCO-9. */
export const colourOf = (value: unknown, colours: TagColours): TagColour =>
  colours === 'neutral' ? 'plain' : (colours[String(value)] ?? 'plain')

type Options = {
  /** `byValue`: the rule of tag-colour.ts. Default: neutral. */
  colours?: TagColours | 'byValue'
}

const Cell = ({ value, options: { colours = 'neutral' } }: CellProps<Options>) =>
  isEmpty(value) ? (
    nothing
  ) : (
    <Tag label={textOf(value)} colour={colours === 'byValue' ? tagColour(value) : colourOf(value, colours)} />
  )

/** A value as a tag. Source: TCO-8, TCO-9. */
export const tag = kind<Options>({ Cell, Input: TextBox, Search: SearchBox, readIn: 'control', width: 120 })
