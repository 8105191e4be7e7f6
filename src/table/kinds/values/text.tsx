import { kind } from '../../kind.ts'
import { ClampedCell, SearchBox, TextBox, WholeText } from '../shared.tsx'

/** A line of text. `type` is the input type, for keyboards and password managers. */
export const text = kind<{ type?: 'text' | 'password' | 'tel' | 'email' | 'url' }>({
  Cell: ClampedCell,
  View: WholeText,
  Input: ({ options, ...props }) => <TextBox {...props} type={options.type ?? 'text'} />,
  Search: SearchBox,
  readIn: 'control',
})
