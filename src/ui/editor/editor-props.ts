/** Sends a picture and answers its address. */
export type Upload = (file: File, signal: AbortSignal) => Promise<string>

/** What the rich-text editor is given. */
export type EditorProps = {
  /** The field's label, read out. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  upload: Upload
  /** Pictures can be taken out of the store's picture space, too. */
  picks?: boolean
  /** Height of the whole box in px. */
  height: number
  /** Id of what says what is wrong. */
  describedBy?: string | undefined
  invalid?: boolean
  required?: boolean
}
