import { localAddress } from '#contracts/wire/local-path.ts'
import Quill from 'quill'
import type Image from 'quill/formats/image'
import Delta from 'quill-delta'

/** Formats that a text may contain. Code blocks and videos are excluded: their attributes can break out of the HTML. */
export const formats = [
  'bold',
  'italic',
  'underline',
  'strike',
  'header',
  'list',
  'blockquote',
  'align',
  'link',
  'image',
  'table',
]

/** Image types that Quill hands to the uploader on drop or paste; most are then refused with a reason. */
const mimetypes = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'svg+xml', 'avif'].map(one => `image/${one}`)

/** Quill modules: Tab leaves the editor; dropped or pasted pictures are passed to `onFiles`. */
export const modulesFor = (onFiles: (files: File[]) => void) => ({
  toolbar: false,
  keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
  uploader: { mimetypes, handler: (_: unknown, files: File[]) => onFiles(files) },
})

/** Strips foreign pictures and first-level headings from pasted content. */
export const guardPaste = ({ clipboard }: Quill): void => {
  clipboard.addMatcher('img', (node, delta) => {
    const isOurs = node instanceof Element && localAddress(node.getAttribute('src')) !== undefined
    return isOurs ? delta : new Delta()
  })
  clipboard.addMatcher('h1', (_, delta) => delta.compose(new Delta().retain(delta.length(), { header: 2 })))
}

const UsualPicture = Quill.import('formats/image') as typeof Image

/** A picture always has an `alt`, even if empty: without one, screen readers read out its URL. */
class Picture extends UsualPicture {
  static override create(src: string): Element {
    const node = super.create(src)
    node.setAttribute('alt', '')
    return node
  }
  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.setAttribute('alt', value || '')
    else super.format(name, value)
  }
}
Quill.register('formats/image', Picture, true)
