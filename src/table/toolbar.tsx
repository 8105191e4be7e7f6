import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useTranslation } from 'react-i18next'
import { LayoutMenu } from './layout-menu.tsx'
import type { Action, TableDefinition } from './page.ts'
import type { TableLayout } from './use-layout.ts'
import { ViewsMenu } from './views-menu.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, flexShrink: 0 },
  right: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  count: { color: tokens.colorNeutralForeground3 },
  danger: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground1 },
  },
})

type Props = {
  page: TableDefinition
  layout: TableLayout
  selected: number
  /** The action that is running. */
  running: Action | undefined
  searching: boolean
  /** Id of the search bar. */
  barId: string
  onAdd: () => void
  onSearch: () => void
  onRemove: () => void
  onAct: (action: Action) => void
}

/** Add, what the screen adds, the search toggle; what is selected and its deletion. Source: spec, section 2.7. */
export const Toolbar = ({ page, layout, selected, running, searching, barId, onAdd, onSearch, onRemove, onAct }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can, actions } = page
  const own = actions.filter(({ needs }) => needs === 'selection' || needs === 'nothing')
  return (
    <div className={styles.root}>
      {can.add !== false && (
        <Button appearance="primary" icon={<AddRegular />} disabled={can.add === 'disabled'} onClick={onAdd}>
          {t('btn.add')}
        </Button>
      )}
      {own.map(action => {
        const { name, icon: Icon, primary = false } = action
        return (
          <Button
            key={name}
            appearance={primary ? 'primary' : 'secondary'}
            disabled={running !== undefined}
            onClick={() => onAct(action)}
            {...(running === action ? { icon: <Spinner size="tiny" /> } : Icon && { icon: <Icon /> })}
          >
            {t(name)}
          </Button>
        )
      })}
      {can.search !== false && (
        <Button
          icon={<SearchRegular />}
          disabled={can.search === 'disabled'}
          aria-expanded={searching}
          {...(searching && { 'aria-controls': barId })}
          onClick={onSearch}
        >
          {t('btn.search')}
        </Button>
      )}
      <div className={styles.right}>
        <span className={styles.count} role="status">
          {selected > 0 && t('table.selected', { count: selected })}
        </span>
        {can.remove !== false && (
          <Button className={styles.danger} icon={<DeleteRegular />} disabled={can.remove === 'disabled'} onClick={onRemove}>
            {t('btn.delete')}
          </Button>
        )}
        <ViewsMenu page={page} layout={layout} />
        <LayoutMenu page={page} layout={layout} />
      </div>
    </div>
  )
}
