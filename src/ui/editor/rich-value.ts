import type Quill from 'quill'
import { richTextSeparator } from '#contracts/api/kit/values.ts'
import { cleanHtml } from '../media/clean-html.ts'

/** The editor turns every blank into one that does not break; only those beside others were meant. */
const withPlainBlanks = (html: string): string =>
  html.replace(/(?:&nbsp;)+/g, run => (run === '&nbsp;' ? ' ' : ` ${run.slice('&nbsp;'.length)}`))

const isBlank = (editor: Quill): boolean =>
  editor.getText().trim() === '' && editor.getContents().ops.every(({ insert }) => typeof insert === 'string')

/**
 * What is stored of an editor: harmless HTML, the separator, and the tree that the editor keeps; nothing where nothing
 * is in it. Source: WIR-3.
 */
export const richValueOf = (editor: Quill): string => {
  if (isBlank(editor)) return ''
  const html = cleanHtml(withPlainBlanks(editor.getSemanticHTML()))
  return html + richTextSeparator + JSON.stringify({ ops: editor.getContents().ops })
}
