import { Dialog, DialogSurface, Input, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useKeepTabster } from '#src/ui/focus/keep-tabster.ts'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { Results } from './results.tsx'
import { useFound } from './use-found.ts'

const useStyles = makeStyles({
  surface: {
    width: 'min(640px, calc(100vw - 24px))',
    maxWidth: 'none',
    marginTop: '10vh',
    padding: tokens.spacingHorizontalM,
  },
  input: { width: '100%' },
  body: { position: 'relative', maxHeight: '60vh', overflowY: 'auto', marginTop: tokens.spacingVerticalS },
  hint: { margin: 0, padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
})

/** The search of a back office: arrow keys move through the results, Enter opens one. Source: SRO-1, SRO-3. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [reached, setReached] = useState<string>()
  const { groups, isLoading } = useFound(text)
  useKeepTabster()
  useReturnFocus()
  const all = groups.flatMap(({ found }) => found)
  const at = Math.max(
    0,
    all.findIndex(({ key }) => key === reached),
  )
  const active = all[at]
  const optionId = (key: string) => `${id}-${key}`
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setReached(all[(at + step + all.length) % all.length]?.key)
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
      void navigate(active.to)
    }
  }
  const status =
    text.trim() === ''
      ? t('office.search.hint')
      : isLoading
        ? t('ui.loading')
        : all.length === 0
          ? t('office.search.none')
          : t('office.search.count', { count: all.length })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={t('office.search.open')}>
        <Input
          className={styles.input}
          size="large"
          appearance="filled-darker"
          contentBefore={<SearchRegular />}
          value={text}
          maxLength={50}
          placeholder={t('office.search.placeholder')}
          aria-label={t('office.search.placeholder')}
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          {...(active && { 'aria-activedescendant': optionId(active.key) })}
          onChange={(_, { value }) => {
            setText(value)
            setReached(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.body}>
          <Results id={id} groups={groups} active={active?.key} optionId={optionId} onOpen={onClose} />
          <p className={styles.hint} role="status">
            {status}
          </p>
        </div>
      </DialogSurface>
    </Dialog>
  )
}
