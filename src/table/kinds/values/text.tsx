import { kind, type CellProps } from '../../kind.ts'
import { RecordLink } from '../../record/record-link.tsx'
import { ClampedCell, isEmpty, SearchBox, TextBox, textOf, useKindStyles, WholeText } from '../shared.tsx'
import { MaskedText } from './masked-text.tsx'

type Options = {
  /** The input type, for keyboards and password managers. */
  type?: 'text' | 'password' | 'tel' | 'email' | 'url'
  /** Shows only the end in cells and records, until the user reveals the rest. */
  masked?: true
  /** Cells open the page of the record. */
  opens?: true
}

const Cell = ({ label, value, row, options: { masked, opens } }: CellProps<Options>) => {
  const { whole } = useKindStyles()
  if (isEmpty(value)) return <ClampedCell value={value} />
  if (masked) return <MaskedText label={label} text={String(value)} />
  if (!opens) return <ClampedCell value={value} />
  return (
    <RecordLink row={row}>
      <span className={whole}>{textOf(value)}</span>
    </RecordLink>
  )
}

/** A line of text. */
export const text = kind<Options>({
  Cell,
  View: ({ label, value, options }) =>
    options.masked && !isEmpty(value) ? <MaskedText label={label} text={String(value)} /> : <WholeText value={value} />,
  Input: ({ options, ...props }) => <TextBox {...props} type={options.type ?? 'text'} />,
  Search: SearchBox,
  readIn: 'control',
})
