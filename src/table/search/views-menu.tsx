import { Button, Input, Label, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableDefinition } from '../define-table.ts'
import { useViewParams } from './own-address.tsx'
import { useScreenKey, type TableLayout } from '../toolbar/use-layout.ts'
import { useViews, type View } from './use-views.ts'

const useStyles = makeStyles({
  surface: { width: '280px', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none', maxHeight: '40vh', overflowY: 'auto' },
  entry: { display: 'flex', alignItems: 'center' },
  name: { flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
  form: { display: 'flex', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0 },
  none: { color: tokens.colorNeutralForeground3 },
})

const NewView = ({ onSave }: { onSave: (name: string) => void }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const id = useId()
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name)
    setName('')
  }
  return (
    <form onSubmit={save}>
      <Label htmlFor={id}>{t('table.viewName')}</Label>
      <div className={styles.form}>
        <Input id={id} className={styles.input} maxLength={40} value={name} onChange={(_, data) => setName(data.value)} />
        <Button type="submit" appearance="primary">
          {t('table.saveView')}
        </Button>
      </div>
    </form>
  )
}

type Props = { definition: TableDefinition; layout: TableLayout }

/** Menu of a screen's saved views: open, save and remove. */
export const ViewsMenu = ({ definition, layout }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [params, setParams] = useViewParams()
  const { views, save, remove } = useViews(useScreenKey('views', definition))
  const apply = ({ address, widths, density }: View) => {
    const wanted = new URLSearchParams(address)
    layout.keep({ widths, density, columns: wanted.get('columns')?.split(',') })
    setParams(() => wanted)
    setOpen(false)
  }
  return (
    <Popover trapFocus positioning="below-end" open={open} onOpenChange={(_, data) => setOpen(data.open)}>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<BookmarkRegular />} aria-label={t('table.views')} title={t('table.views')} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('table.views')}>
        {views.length === 0 && <span className={styles.none}>{t('table.noViews')}</span>}
        <ul className={styles.list} hidden={views.length === 0}>
          {views.map(view => (
            <li key={view.name} className={styles.entry}>
              <Button appearance="subtle" className={styles.name} onClick={() => apply(view)}>
                {view.name}
              </Button>
              <Button
                size="small"
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('table.removeView', { name: view.name })}
                onClick={() => remove(view.name)}
              />
            </li>
          ))}
        </ul>
        <NewView onSave={name => save(name, params.toString(), layout.layout)} />
      </PopoverSurface>
    </Popover>
  )
}
