import { makeStyles, tokens } from '@fluentui/react-components'
import type Quill from 'quill'
import 'quill/dist/quill.core.css'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ReactQuill from 'react-quill'
import { cleanHtml } from '../media/clean-html.ts'
import { htmlPart } from '../media/html-text.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { formats, guardPaste, modulesFor } from './editor-options.ts'
import { richValueOf } from './rich-value.ts'
import { usePictures } from './use-pictures.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': {
      boxShadow: `inset 0 -2px ${tokens.colorCompoundBrandStroke}`,
      borderBottomColor: tokens.colorCompoundBrandStroke,
    },
    '& .quill': { flex: '1 1 0', minHeight: 0, marginBottom: '2px' },
    '& .ql-container': { height: '100%', fontFamily: 'inherit', fontSize: tokens.fontSizeBase300 },
    '& .ql-editor': {
      position: 'relative',
      height: '100%',
      overflowY: 'auto',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
      lineHeight: tokens.lineHeightBase400,
    },
    '& .ql-editor:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& .ql-editor.ql-blank::before': {
      color: tokens.colorNeutralForeground4,
      fontStyle: 'normal',
      left: tokens.spacingHorizontalM,
      right: tokens.spacingHorizontalM,
    },
    '& .ql-editor p': { marginBlock: tokens.spacingVerticalXS },
    '& .ql-editor a': { color: tokens.colorBrandForegroundLink },
    '& .ql-editor img': { maxWidth: '100%' },
    '& .ql-editor td': { border: `1px solid ${tokens.colorNeutralStroke2}`, padding: tokens.spacingHorizontalS },
    '& .ql-editor blockquote': {
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalL,
      borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    },
  },
})

/** Loads the stored HTML into the editor, sanitised first. */
const fill = (editor: Quill, value: string) => {
  editor.setContents(editor.clipboard.convert({ html: cleanHtml(htmlPart(value)) }), 'silent')
  editor.history.clear()
}

/** Sets ARIA attributes: a multi-line text box with the field's label and error. */
const announce = ({ root }: Quill, attributes: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', ...attributes }))
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
}

/**
 * Syncs the editor with the form value without disturbing the user's typing.
 * @returns a function to report what the user typed.
 */
const useHeld = (editor: Quill | undefined, value: string, onChange: (value: string) => void) => {
  const known = useRef<{ editor?: Quill; value?: string }>({})
  useEffect(() => {
    if (!editor || (known.current.editor === editor && known.current.value === value)) return
    if (known.current.editor !== editor) guardPaste(editor)
    known.current = { editor, value }
    fill(editor, value)
  }, [editor, value])
  return (changed: Quill) => {
    const next = richValueOf(changed)
    known.current = { editor: changed, value: next }
    onChange(next)
  }
}

/** The rich-text editor. Source: TCO-20, TCO-21. */
export const QuillEditor = (props: EditorProps) => {
  const { label, value, onChange, onBlur, upload, picks = false, height, describedBy, invalid, required } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const [editor, setEditor] = useState<Quill>()
  const pictures = usePictures(upload)
  const emit = useHeld(editor, value, onChange)
  const addFiles = useEffectEvent((files: File[]) => {
    if (editor) void pictures.add(editor, files)
  })
  const [filesToAdd, setFilesToAdd] = useState<File[]>()
  useEffect(() => {
    if (filesToAdd) addFiles(filesToAdd)
  }, [filesToAdd])
  const modules = useMemo(() => modulesFor(setFilesToAdd), [])
  useEffect(() => {
    if (editor)
      announce(editor, {
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': invalid ? 'true' : undefined,
        'aria-required': required ? 'true' : undefined,
      })
  }, [editor, label, describedBy, invalid, required])
  return (
    <div className={styles.root} style={{ height }}>
      {editor && (
        <EditorToolbar
          editor={editor}
          busy={pictures.busy}
          picks={picks}
          onPictures={files => void pictures.add(editor, files)}
        />
      )}
      <ReactQuill
        ref={part => setEditor(part?.editor)}
        theme="default"
        formats={formats}
        modules={modules}
        placeholder={t('editor.placeholder')}
        onBlur={onBlur}
        onChange={(_, __, source) => {
          if (editor && source === 'user') emit(editor)
        }}
      />
    </div>
  )
}
