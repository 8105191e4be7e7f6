import { Button, makeStyles, ToggleButton, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { ClearFormattingRegular } from '@fluentui/react-icons/svg/clear-formatting'
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add'
import { TextAlignCenterRegular } from '@fluentui/react-icons/svg/text-align-center'
import { TextAlignRightRegular } from '@fluentui/react-icons/svg/text-align-right'
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold'
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list'
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic'
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr'
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote'
import { TextStrikethroughRegular } from '@fluentui/react-icons/svg/text-strikethrough'
import { TextUnderlineRegular } from '@fluentui/react-icons/svg/text-underline'
import type { FluentIcon } from '@fluentui/react-icons'
import type Quill from 'quill'
import { useRef, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '../feedback/busy-icon.tsx'
import { PicturePicker } from '../file-space/picture-picker.tsx'
import { LinkTool } from './link-tool.tsx'
import { useFormats } from './use-formats.ts'
import { insertPicture } from './use-pictures.ts'

/** Labels of the toolbar buttons. */
const toolTexts = {
  title: 'editor.title',
  subtitle: 'editor.subtitle',
  bold: 'editor.bold',
  italic: 'editor.italic',
  underline: 'editor.underline',
  strike: 'editor.strike',
  quote: 'editor.quote',
  numbers: 'editor.numbers',
  bullets: 'editor.bullets',
  centre: 'editor.centre',
  right: 'editor.right',
} as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexShrink: 0,
    gap: '1px',
    padding: tokens.spacingHorizontalXXS,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  gap: { width: '1px', height: '16px', marginInline: tokens.spacingHorizontalXS, backgroundColor: tokens.colorNeutralStroke2 },
  letters: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightBold },
  hidden: { display: 'none' },
})

type Tool = {
  readonly format: string
  /** Value that the format gets when the button is pressed. */
  readonly value: string | number | true
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'title'
    | 'subtitle'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'centre'
    | 'right'
  readonly Icon?: FluentIcon
  readonly letters?: string
}

const tools: readonly (readonly Tool[])[] = [
  [
    { format: 'header', value: 2, name: 'title', letters: 'H2' },
    { format: 'header', value: 3, name: 'subtitle', letters: 'H3' },
  ],
  [
    { format: 'bold', value: true, name: 'bold', Icon: TextBoldRegular },
    { format: 'italic', value: true, name: 'italic', Icon: TextItalicRegular },
    { format: 'underline', value: true, name: 'underline', Icon: TextUnderlineRegular },
    { format: 'strike', value: true, name: 'strike', Icon: TextStrikethroughRegular },
  ],
  [
    { format: 'list', value: 'bullet', name: 'bullets', Icon: TextBulletListRegular },
    { format: 'list', value: 'ordered', name: 'numbers', Icon: TextNumberListLtrRegular },
    { format: 'blockquote', value: true, name: 'quote', Icon: TextQuoteRegular },
  ],
  [
    { format: 'align', value: 'center', name: 'centre', Icon: TextAlignCenterRegular },
    { format: 'align', value: 'right', name: 'right', Icon: TextAlignRightRegular },
  ],
]

/** Keeps the selection in the editor when a toolbar button is clicked. */
const keepCursor: ComponentProps<'button'>['onMouseDown'] = event => event.preventDefault()

type Props = { editor: Quill; busy: boolean; picks: boolean; onPictures: (files: File[]) => void }

const PictureTool = ({ busy, onPictures }: Omit<Props, 'editor' | 'picks'>) => {
  const { t } = useTranslation()
  const { hidden } = useStyles()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={busy ? <BusyIcon size="extra-tiny" /> : <ImageAddRegular />}
        title={t('editor.picture')}
        aria-label={t('editor.picture')}
        disabledFocusable={busy}
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        multiple
        className={hidden}
        accept="image/jpeg,image/png,image/gif"
        aria-label={t('editor.picture')}
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onPictures(files)
        }}
      />
    </>
  )
}

/** The formatting toolbar; arrow keys move between its buttons. */
export const EditorToolbar = ({ editor, busy, picks, onPictures }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { formats, look } = useFormats(editor)
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', circular: true, memorizeCurrent: true })
  const plain = (label: string, Icon: FluentIcon, run: () => void) => (
    <Button
      appearance="subtle"
      size="small"
      icon={<Icon />}
      title={label}
      aria-label={label}
      onMouseDown={keepCursor}
      onClick={run}
    />
  )
  const clear = () => {
    const { index, length } = editor.getSelection(true)
    editor.removeFormat(index, length, 'user')
  }
  return (
    <div role="toolbar" aria-label={t('editor.toolbar')} className={styles.root} {...arrows}>
      {tools.map((group, at) => [
        ...group.map(({ format, value, name, Icon, letters }) => {
          const isOn = formats[format] === value
          return (
            <ToggleButton
              key={name}
              appearance="subtle"
              size="small"
              checked={isOn}
              title={t(toolTexts[name])}
              aria-label={t(toolTexts[name])}
              icon={Icon ? <Icon /> : <span className={styles.letters}>{letters}</span>}
              onMouseDown={keepCursor}
              onClick={() => {
                editor.focus()
                editor.format(format, isOn ? false : value, 'user')
                look()
              }}
            />
          )
        }),
        <span key={at} className={styles.gap} />,
      ])}
      <LinkTool editor={editor} href={typeof formats.link === 'string' ? formats.link : ''} />
      <PictureTool busy={busy} onPictures={onPictures} />
      {picks && (
        <PicturePicker
          small
          onMouseDown={keepCursor}
          onPick={addresses => {
            for (const address of addresses) insertPicture(editor, address, '')
          }}
        />
      )}
      {plain(t('editor.clear'), ClearFormattingRegular, clear)}
      <span className={styles.gap} />
      {plain(t('editor.undo'), ArrowUndoRegular, () => editor.history.undo())}
      {plain(t('editor.redo'), ArrowRedoRegular, () => editor.history.redo())}
    </div>
  )
}
