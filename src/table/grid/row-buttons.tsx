import { mergeClasses } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import type { FluentIcon } from '@fluentui/react-icons'
import { memo } from 'react'
import { useRowButtonStyles } from './grid-styles.ts'
import type { Row } from '../kind.ts'
import { textWidth } from '../text-width.ts'
import type { Action } from '../action.ts'
import type { Ability, TableDefinition } from '../define-table.ts'

/** Handlers of the row actions. */
export type RowActions = {
  readonly view: (row: Row) => void
  readonly edit: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly act: (action: Action, row: Row) => void
}

/** A row button, computed once for all rows: translating its label alone would take a tenth of a row's render time. */
export type RowButton = {
  readonly name: string
  /** The label in the current language. */
  readonly label: string
  /** Without an icon the button shows its label. */
  readonly icon: FluentIcon | undefined
  readonly disabled?: boolean
  readonly danger?: boolean
  /** Limits the button to some rows. */
  readonly when?: ((row: Row) => boolean) | undefined
  readonly press: (rowActions: RowActions, row: Row) => void
}

type RowAction = Extract<Action, { readonly needs?: 'row' }>
const isRowAction = (action: Action): action is RowAction => action.needs === undefined || action.needs === 'row'

/** Row buttons in order: view, edit, the screen's own actions, delete. Source: TBS-4, TBS-5. */
export const rowButtonsOf = ({ can, actions }: TableDefinition, word: (key: string) => string): readonly RowButton[] => {
  const usual = (ability: Ability, button: Omit<RowButton, 'disabled' | 'label'>): RowButton[] =>
    ability === false ? [] : [{ ...button, label: word(button.name), disabled: ability === 'disabled' }]
  return [
    ...usual(can.view, { name: 'btn.view', icon: EyeRegular, press: ({ view }, row) => view(row) }),
    ...usual(can.edit, { name: 'btn.edit', icon: EditRegular, press: ({ edit }, row) => edit(row) }),
    ...actions.filter(isRowAction).map(action => ({
      name: action.name,
      label: word(action.name),
      icon: action.icon,
      when: action.when,
      press: ({ act }: RowActions, row: Row) => act(action, row),
    })),
    ...usual(can.removeRow, {
      name: 'btn.delete',
      icon: DeleteRegular,
      danger: true,
      press: ({ remove }, row) => remove(row),
    }),
  ]
}

/** Width of the button column in px; 0 if there are no buttons. */
export const widthOfButtons = (buttons: readonly RowButton[]): number => {
  const inside = buttons.reduce((sum, { icon, label }) => sum + (icon ? 30 : Math.ceil(textWidth(label) * 1.08) + 20), 0)
  return inside === 0 ? 0 : Math.max(76, inside + 24)
}

type Props = { buttons: readonly RowButton[]; row: Row; rowActions: RowActions }

/** The buttons of a row. Kept light, because a page may have 400 rows. */
export const RowButtons = memo(({ buttons, row, rowActions }: Props) => {
  const styles = useRowButtonStyles()
  return (
    <div className={styles.buttons}>
      {buttons
        .filter(({ when }) => when?.(row) ?? true)
        .map(({ name, label, icon: Icon, disabled = false, danger = false, press }) => (
          <button
            key={name}
            type="button"
            className={mergeClasses(styles.icon, !Icon && styles.word, danger && styles.danger)}
            title={label}
            aria-label={label}
            disabled={disabled}
            onClick={() => press(rowActions, row)}
          >
            {Icon ? <Icon aria-hidden="true" /> : label}
          </button>
        ))}
    </div>
  )
})
