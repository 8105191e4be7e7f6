import { richTextSeparator } from '#contracts/api/kit/values.ts'

/** A block of a rich text. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [what: string, value: string])[] }

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const htmlOf = (block: Block): string => {
  if (block.kind === 'heading') return `<h3>${safe(block.text)}</h3>`
  if (block.kind === 'paragraph') return `<p>${safe(block.text)}</p>`
  if (block.kind === 'list') return `<ul>${block.items.map(item => `<li>${safe(item)}</li>`).join('')}</ul>`
  return `<table><tbody>${block.rows.map(([what, value]) => `<tr><td>${safe(what)}</td><td>${safe(value)}</td></tr>`).join('')}</tbody></table>`
}

const opsOf = (block: Block): object[] => {
  if (block.kind === 'heading') return [{ insert: block.text }, { insert: '\n', attributes: { header: 3 } }]
  if (block.kind === 'paragraph') return [{ insert: `${block.text}\n` }]
  if (block.kind === 'list')
    return block.items.flatMap(item => [{ insert: item }, { insert: '\n', attributes: { list: 'bullet' } }])
  return block.rows.map(([what, value]) => ({ insert: `${what}: ${value}\n` }))
}

/** Renders blocks as the API stores rich text: HTML, the separator, and the editor's own format. Source: WIR-3. */
export const richText = (blocks: readonly Block[]): string =>
  blocks.map(htmlOf).join('') + richTextSeparator + JSON.stringify({ ops: blocks.flatMap(opsOf) })
