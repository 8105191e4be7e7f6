import { richTextSeparator } from '#contracts/api/kit/values.ts'

/** The displayed part of a stored rich text: everything before the separator. Source: WIR-3. */
export const htmlPart = (value: string): string => value.split(richTextSeparator, 1)[0] ?? ''

/** The text content of an HTML string. Runs and loads nothing in it. */
export const htmlText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li|td|tr|div)>|<br\s*\/?>/gi, '$& '), 'text/html')
  for (const part of body.querySelectorAll('script, style')) part.remove()
  return body.textContent.replace(/\s+/g, ' ').trim()
}
