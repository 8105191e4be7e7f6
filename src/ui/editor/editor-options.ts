import { localAddress } from '#contracts/wire/local-path.ts'
import Quill from 'quill'
import type Image from 'quill/formats/image'
import Delta from 'quill-delta'

/** What a text may contain. No code blocks and no videos: their attributes can break out of the HTML. */
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

/** Kinds of pictures that are looked at when they are dropped or pasted; most are refused with a reason. */
const mimetypes = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'svg+xml', 'avif'].map(one => `image/${one}`)

/** Tab leaves the editor; pictures that are dropped or pasted go to `onFiles`. */
export const modulesFor = (onFiles: (files: File[]) => void) => ({
  toolbar: false,
  keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
  uploader: { mimetypes, handler: (_: unknown, files: File[]) => onFiles(files) },
})

/** From now on what is pasted brings no pictures of others, and no heading of the page's own rank. */
export const guardPaste = ({ clipboard }: Quill): void => {
  clipboard.addMatcher('img', (node, delta) => {
    const isOurs = node instanceof Element && localAddress(node.getAttribute('src')) !== undefined
    return isOurs ? delta : new Delta()
  })
  clipboard.addMatcher('h1', (_, delta) => delta.compose(new Delta().retain(delta.length(), { header: 2 })))
}

const UsualPicture = Quill.import('formats/image') as typeof Image

/** A picture always has an alternative text, be it empty: without one its address would be read out. */
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
