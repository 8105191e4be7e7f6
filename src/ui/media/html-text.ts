import { richTextSeparator } from '#contracts/api/kit/values.ts'

/** The part of a stored rich text that is shown: what stands before the separator. Source: WIR-3. */
export const htmlPart = (value: string): string => value.split(richTextSeparator, 1)[0] ?? ''

/** What a piece of HTML says, without its marks. Nothing in it is run or loaded. */
export const htmlText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li|td|tr|div)>|<br\s*\/?>/gi, '$& '), 'text/html')
  for (const part of body.querySelectorAll('script, style')) part.remove()
  return body.textContent.replace(/\s+/g, ' ').trim()
}
