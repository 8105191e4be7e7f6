import { mergeClasses } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import type { FluentIcon } from '@fluentui/react-icons'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRowButtonStyles } from './grid-styles.ts'
import type { Row } from './kind.ts'
import type { Ability, Action, TableDefinition } from './page.ts'

/** What a row may be asked to do. */
export type RowDeeds = {
  readonly view: (row: Row) => void
  readonly edit: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly act: (action: Action, row: Row) => void
}

type IconButtonProps = {
  styles: ReturnType<typeof useRowButtonStyles>
  icon?: FluentIcon | undefined
  name: string
  disabled?: boolean
  danger?: boolean
  onClick: () => void
}

/** Light on purpose: there are three of them on each of up to 400 rows. */
const IconButton = ({ styles, icon: Icon, name, disabled = false, danger = false, onClick }: IconButtonProps) => (
  <button
    type="button"
    className={mergeClasses(styles.icon, danger && styles.danger)}
    title={name}
    aria-label={name}
    disabled={disabled}
    onClick={onClick}
  >
    {Icon ? <Icon aria-hidden="true" /> : name}
  </button>
)

type RowAction = Extract<Action, { readonly needs?: 'row' }>
export const rowActionsOf = ({ actions }: TableDefinition): RowAction[] =>
  actions.filter((action): action is RowAction => action.needs === undefined || action.needs === 'row')

/** Room for the buttons of a row, in px; 0: there are none. */
export const buttonsWidth = (page: TableDefinition): number => {
  const { view, edit, removeRow } = page.can
  const icons = [view, edit, removeRow].filter(Boolean).length
  const others = rowActionsOf(page).map(({ icon }) => (icon ? 30 : 96))
  const inside = icons * 30 + others.reduce((sum, one) => sum + one, 0)
  return inside === 0 ? 0 : Math.max(76, inside + 24)
}

type Props = { page: TableDefinition; row: Row; deeds: RowDeeds }

/** View, edit, what the screen adds, delete. Source: screens-shared TBL-22. */
export const RowButtons = memo(({ page, row, deeds }: Props) => {
  const { t } = useTranslation()
  const styles = useRowButtonStyles()
  const usual = (can: Ability, icon: FluentIcon, name: string, onClick: () => void, danger = false) =>
    can !== false && (
      <IconButton styles={styles} icon={icon} name={name} disabled={can === 'disabled'} danger={danger} onClick={onClick} />
    )
  return (
    <div className={styles.buttons}>
      {usual(page.can.view, EyeRegular, t('btn.view'), () => deeds.view(row))}
      {usual(page.can.edit, EditRegular, t('btn.edit'), () => deeds.edit(row))}
      {rowActionsOf(page)
        .filter(action => action.when?.(row) ?? true)
        .map(action => (
          <IconButton
            key={action.name}
            styles={styles}
            icon={action.icon}
            name={t(action.name)}
            onClick={() => deeds.act(action, row)}
          />
        ))}
      {usual(page.can.removeRow, DeleteRegular, t('btn.delete'), () => deeds.remove(row), true)}
    </div>
  )
})
