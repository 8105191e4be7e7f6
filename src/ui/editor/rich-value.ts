import type Quill from 'quill'
import { richTextSeparator } from '#contracts/api/kit/values.ts'
import { cleanHtml } from '../media/clean-html.ts'

/** Quill turns every space into a non-breaking one; only those in a run of spaces were intended. */
const withPlainBlanks = (html: string): string =>
  html.replace(/(?:&nbsp;)+/g, run => (run === '&nbsp;' ? ' ' : ` ${run.slice('&nbsp;'.length)}`))

const isBlank = (editor: Quill): boolean =>
  editor.getText().trim() === '' && editor.getContents().ops.every(({ insert }) => typeof insert === 'string')

/** The value to store: sanitised HTML, the separator, and Quill's document; empty if the editor is empty. Source: WIR-3. */
export const richValueOf = (editor: Quill): string => {
  if (isBlank(editor)) return ''
  const html = cleanHtml(withPlainBlanks(editor.getSemanticHTML()))
  return html + richTextSeparator + JSON.stringify({ ops: editor.getContents().ops })
}
