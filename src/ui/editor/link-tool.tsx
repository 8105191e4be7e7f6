import {
  Button,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  ToggleButton,
  tokens,
} from '@fluentui/react-components'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import type Quill from 'quill'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, width: '360px' },
  field: { flex: '1 1 0' },
})

const isAddress = (text: string) => /^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(text)

type Range = { index: number; length: number }

/** Links the selected text; without a selection, inserts the URL itself. */
const link = (editor: Quill, { index, length }: Range, href: string) => {
  if (length > 0) editor.formatText(index, length, 'link', href, 'user')
  else editor.insertText(index, href, 'link', href, 'user')
  editor.setSelection(index + (length || href.length), 0, 'user')
}

/** Toolbar button with a popover that links the selection to a URL. */
export const LinkTool = ({ editor, href }: { editor: Quill; href: string }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const range = useRef<Range>({ index: 0, length: 0 })
  const show = (next: boolean) => {
    if (next) range.current = editor.getSelection(true)
    setTyped(href)
    setRefused(false)
    setOpen(next)
  }
  const unlink = () => {
    editor.setSelection(range.current.index, range.current.length, 'silent')
    editor.format('link', false, 'user')
    setOpen(false)
  }
  const submit = () => {
    const address = typed.trim()
    if (!isAddress(address)) return setRefused(true)
    link(editor, range.current, address)
    return setOpen(false)
  }
  return (
    <Popover open={open} trapFocus positioning="below-start" onOpenChange={(_, data) => show(data.open)}>
      <PopoverTrigger disableButtonEnhancement>
        <ToggleButton
          appearance="subtle"
          size="small"
          checked={href !== ''}
          icon={<LinkRegular />}
          title={t('editor.link')}
          aria-label={t('editor.link')}
        />
      </PopoverTrigger>
      <PopoverSurface aria-label={t('editor.link')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
        >
          <Field className={styles.field} error={refused ? t('editor.linkRule') : undefined}>
            <Input
              aria-label={t('editor.address')}
              placeholder="https://"
              value={typed}
              onChange={(_, data) => setTyped(data.value)}
            />
          </Field>
          <Button appearance="primary" type="submit">
            {t('editor.insertLink')}
          </Button>
          {href !== '' && <Button icon={<LinkDismissRegular />} aria-label={t('editor.unlink')} onClick={unlink} />}
        </form>
      </PopoverSurface>
    </Popover>
  )
}
