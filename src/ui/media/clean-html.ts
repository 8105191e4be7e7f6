import DOMPurify from 'dompurify'

const forbidden = { FORBID_TAGS: ['style', 'form', 'input', 'button', 'h1'], FORBID_ATTR: ['style'], ADD_ATTR: ['target'] }

/** Sanitises HTML to nodes: removes scripts, styles, forms and first-level headings, and gives every picture an `alt`. */
export const cleanNodes = (html: string): DocumentFragment => {
  const nodes = DOMPurify.sanitize(html, { ...forbidden, RETURN_DOM_FRAGMENT: true })
  for (const image of nodes.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '')
  return nodes
}

/** Sanitises HTML to text. */
export const cleanHtml = (html: string): string => {
  const part = document.createElement('div')
  part.append(cleanNodes(html))
  return part.innerHTML
}
