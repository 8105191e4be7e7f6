import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { nothing } from '#src/lib/format.ts'
import { kind, type CellProps } from '../kind.ts'
import { tagColour, type TagColour } from '../tag-colour.ts'
import { isEmpty, SearchBox, TextBox, textOf } from './shared.tsx'

const useStyles = makeStyles({
  tag: {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '22px',
    verticalAlign: 'middle',
  },
})

const badges = { plain: 'informative', success: 'success', warning: 'warning', danger: 'danger' } as const

/** A word on a tinted ground. */
export const Tag = ({ label, colour }: { label: string; colour: TagColour }) => (
  <Badge className={useStyles().tag} appearance="tint" color={badges[colour]} shape="rounded" size="large" title={label}>
    {label}
  </Badge>
)

/** Colours by value; true: by the rule of tag-colour.ts. */
export type TagColours = true | Readonly<Record<string, TagColour>>

export const colourOf = (value: unknown, colours: TagColours): TagColour =>
  colours === true ? tagColour(value) : (colours[String(value)] ?? 'plain')

const Cell = ({ value, options }: CellProps<{ colours?: TagColours }>) =>
  isEmpty(value) ? nothing : <Tag label={textOf(value)} colour={colourOf(value, options.colours ?? true)} />

/** A value as a tag. Source: screens-shared, section H. */
export const tag = kind<{ colours?: TagColours }>({ Cell, Input: TextBox, Search: SearchBox, readIn: 'control', width: 120 })
