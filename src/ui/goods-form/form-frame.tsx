import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFooter } from '../form/form-footer.tsx'
import { useShellOptions } from '../layout/shell.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, outline: 'none' },
  notes: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, marginTop: tokens.spacingVerticalM },
})

type Props = {
  title: string
  isSaving: boolean
  /** Number of validation errors. */
  problems: number
  /** True if a draft was restored. */
  restored: boolean
  onDiscard: () => void
  onClose: () => void
  onSubmit: () => Promise<unknown>
  notes?: ReactNode
  children: ReactNode
}

/** Layout of a large form that replaces a list: its title in place of the list's, messages, and the buttons at the bottom. */
export const FormFrame = ({ title, isSaving, problems, restored, onDiscard, onClose, onSubmit, notes, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useShellOptions({ hideTitle: true, crumb: title })
  useEffect(() => heading.current?.focus(), [])
  const submit = async () => {
    await onSubmit()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.head}>
        <Button appearance="subtle" icon={<ArrowLeftRegular />} aria-label={t('goods.back')} onClick={onClose} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={styles.notes}>
        {notes}
        {restored && (
          <MessageBar intent="info">
            <MessageBarBody>{t('goods.restored')}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={onDiscard}>
                {t('goods.discardDraft')}
              </Button>
            </MessageBarActions>
          </MessageBar>
        )}
      </div>
      {children}
      <FormFooter sticky busy={isSaving} isProblem message={problems > 0 ? t('goods.problems', { count: problems }) : ''}>
        <Button onClick={onClose}>{t('btn.cancel')}</Button>
      </FormFooter>
    </form>
  )
}
