import { kind } from '../../kind.ts'
import { ClampedCell, SearchBox, TextBox, WholeText } from '../shared.tsx'

/** A line of text. `type`: what keyboards and password managers should know about it. */
export const text = kind<{ type?: 'text' | 'password' | 'tel' | 'email' | 'url' }>({
  Cell: ClampedCell,
  View: WholeText,
  Input: ({ options, ...props }) => <TextBox {...props} type={options.type ?? 'text'} />,
  Search: SearchBox,
  readIn: 'control',
})
