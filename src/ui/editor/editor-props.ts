/** Uploads a picture and returns its URL. */
export type Upload = (file: File, signal: AbortSignal) => Promise<string>

/** Props of the rich-text editor. */
export type EditorProps = {
  /** The field's label, for screen readers. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  upload: Upload
  /** Pictures can also be picked from the store's picture space. */
  picks?: boolean
  /** Height of the editor with its toolbar, in px. */
  height: number
  /** Id of the error message. */
  describedBy?: string | undefined
  invalid?: boolean
  required?: boolean
}
