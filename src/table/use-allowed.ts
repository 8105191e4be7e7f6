import { useMemo } from 'react'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { useMay, type May } from '#src/lib/session/use-may.ts'
import type { Can, TableDefinition } from './define-table.ts'

const canOf = ({ can, calls }: TableDefinition, may: May): Can => {
  const { create, show, update, remove, importRows } = calls
  const mayAsk = (to: Endpoint | undefined) => to === undefined || may(to)
  return {
    ...can,
    add: mayAsk(create) && can.add,
    view: mayAsk(show) && can.view,
    edit: mayAsk(update) && can.edit,
    remove: mayAsk(remove) && can.remove,
    removeRow: mayAsk(remove) && can.removeRow,
    import: mayAsk(importRows) && can.import,
  }
}

/** The screen without buttons whose calls the account may not make. Source: TBS-9. */
export const useAllowed = (definition: TableDefinition): TableDefinition => {
  const may = useMay()
  return useMemo(
    () => ({
      ...definition,
      can: canOf(definition, may),
      actions: definition.actions.filter(({ asks }) => asks === undefined || may(asks)),
    }),
    [definition, may],
  )
}
