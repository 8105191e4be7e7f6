import type Quill from 'quill'
import { useCallback, useEffect, useState } from 'react'

/** Formats at the cursor, by name. */
export type Formats = Readonly<Record<string, unknown>>

/**
 * Follows the cursor and returns its formats, for the toolbar's pressed states. Call `look` after changes that Quill does not
 * report.
 */
export const useFormats = (editor: Quill): { formats: Formats; look: () => void } => {
  const [formats, setFormats] = useState<Formats>({})
  const look = useCallback(() => {
    const range = editor.getSelection()
    if (range) setFormats(editor.getFormat(range))
  }, [editor])
  useEffect(() => {
    editor.on('editor-change', look)
    return () => {
      editor.off('editor-change', look)
    }
  }, [editor, look])
  return { formats, look }
}
