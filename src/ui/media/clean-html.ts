import DOMPurify from 'dompurify'

const forbidden = { FORBID_TAGS: ['style', 'form', 'input', 'button', 'h1'], FORBID_ATTR: ['style'], ADD_ATTR: ['target'] }

/** HTML made harmless, as nodes: no scripts, no styles, no forms, no heading of the page's own rank; no picture is read out by its address. */
export const cleanNodes = (html: string): DocumentFragment => {
  const nodes = DOMPurify.sanitize(html, { ...forbidden, RETURN_DOM_FRAGMENT: true })
  for (const image of nodes.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '')
  return nodes
}

/** HTML made harmless, as text. */
export const cleanHtml = (html: string): string => {
  const part = document.createElement('div')
  part.append(cleanNodes(html))
  return part.innerHTML
}
