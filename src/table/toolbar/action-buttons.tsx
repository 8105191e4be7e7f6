import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import type { Action } from '../action.ts'
import type { TableDefinition } from '../define-table.ts'

export type ActionButtonsProps = {
  definition: TableDefinition
  /** The running action. */
  running: Action | undefined
  onAct: (action: Action) => void
  /** Limits the buttons to actions of this kind. */
  needs?: 'selection'
  /** Class of the less important buttons, which have an icon. */
  quiet?: string
}

/** The screen's own actions for the selected rows, and unless `needs` excludes them, those for the screen. */
export const ActionButtons = ({ definition, running, onAct, needs, quiet }: ActionButtonsProps) => {
  const { t } = useTranslation()
  const own = definition.actions.filter(action => action.needs === 'selection' || (!needs && action.needs === 'nothing'))
  return own.map(action => {
    const { name, icon: Icon } = action
    // What acts on rows comes first only where rows are selected.
    const primary = action.primary === true && action.needs === (needs ?? 'nothing')
    return (
      <Button
        key={name}
        appearance={primary ? 'primary' : 'secondary'}
        disabled={running !== undefined}
        onClick={() => onAct(action)}
        {...(quiet && Icon && !primary && { className: quiet, title: t(name) })}
        {...(running === action ? { icon: <BusyIcon /> } : Icon && { icon: <Icon /> })}
      >
        {t(name)}
      </Button>
    )
  })
}
