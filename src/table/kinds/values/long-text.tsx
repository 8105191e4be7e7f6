import { makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { Fragment, type ReactNode } from 'react'
import { kind, type CellProps, type InputProps, type Row } from '../../kind.ts'
import { ClampedCell, Counter, held, lookOf, SearchBox, WholeText } from '../shared.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', width: '100%' },
  /** A link beside other text: colour alone does not tell it apart. */
  beside: { textDecorationLine: 'underline' },
  counter: { alignSelf: 'flex-end', lineHeight: tokens.lineHeightBase200 },
})

/** Default maximum length, unless the contract or the definition sets one. Source: TCO-16. */
const usualMax = 15

const Input = ({
  name,
  value,
  onChange,
  onBlur,
  max,
  readOnly = false,
  options,
}: InputProps<{ max?: number; rows?: number }>) => {
  const styles = useStyles()
  const limit = options.max ?? max ?? usualMax
  const text = held(value)
  // The form refuses what is longer than the contract allows; only other limits have to be kept here.
  const isRefused = options.max === undefined && max !== undefined
  return (
    <div className={styles.root}>
      <Textarea
        name={name}
        dir="auto"
        value={text}
        {...(!isRefused && { maxLength: limit })}
        rows={options.rows ?? 3}
        resize="vertical"
        onBlur={onBlur}
        {...lookOf(readOnly)}
        onChange={(_, data) => onChange(data.value)}
      />
      {!readOnly && (
        <span className={styles.counter}>
          <Counter text={text} max={limit} />
        </span>
      )}
    </div>
  )
}

type Options = {
  max?: number
  rows?: number
  /** The address of what a part of the text names, such as a number of an order; the parts are separated by commas. */
  linkOf?(part: string, row: Row): string | undefined
}

type LinksProps = CellProps<Options> & { otherwise: ReactNode }

/** The parts of a text, those that name something as links to it; `otherwise` if none does. */
const Links = ({ value, row, options: { linkOf }, otherwise }: LinksProps) => {
  const { beside } = useStyles()
  const parts = held(value).split(',')
  const links = parts.map(part => linkOf?.(part, row))
  if (links.every(link => link === undefined)) return otherwise
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ', '}
      {links[at] === undefined ? (
        part
      ) : (
        <TextLink brand to={links[at]} {...(parts.length > 1 && { className: beside })}>
          {part}
        </TextLink>
      )}
    </Fragment>
  ))
}

/** Multi-line text with a counter. `max` overrides the contract's limit and the default. */
export const longText = kind<Options>({
  Cell: props => <Links {...props} otherwise={<ClampedCell value={props.value} />} />,
  View: props => <Links {...props} otherwise={<WholeText value={props.value} />} />,
  Input,
  Search: SearchBox,
  readIn: 'control',
})
