import { kind } from '../../kind.ts'
import { ClampedCell, isEmpty, SearchBox, TextBox, WholeText } from '../shared.tsx'
import { MaskedText } from './masked-text.tsx'

type Options = {
  /** The input type, for keyboards and password managers. */
  type?: 'text' | 'password' | 'tel' | 'email' | 'url'
  /** Shows only the end in cells and records, until the user reveals the rest. */
  masked?: true
}

/** A line of text. */
export const text = kind<Options>({
  Cell: ({ label, value, options }) =>
    options.masked && !isEmpty(value) ? <MaskedText label={label} text={String(value)} /> : <ClampedCell value={value} />,
  View: ({ label, value, options }) =>
    options.masked && !isEmpty(value) ? <MaskedText label={label} text={String(value)} /> : <WholeText value={value} />,
  Input: ({ options, ...props }) => <TextBox {...props} type={options.type ?? 'text'} />,
  Search: SearchBox,
  readIn: 'control',
})
