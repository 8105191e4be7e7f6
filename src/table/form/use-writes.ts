import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import type { Values } from './form-values.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { idOf } from '../grid/use-selection.ts'

/** Reloads the data affected by a write, given the rows before and after it. */
type Refresh = (touched: readonly Row[]) => Promise<unknown>

/**
 * Create, update and delete. Success shows a toast and reloads the list. A failure, which `call` has already shown, is returned,
 * so that the dialog can stay open. Source: ANS-12.
 */
export const useWrites = ({ calls: { create, update, remove }, hooks, rowKey }: TableDefinition, refresh: Refresh) => {
  const { t } = useTranslation()
  const attempt = useCallback(
    async (write: () => Promise<unknown>, touched: readonly Row[]): Promise<true | Failure> => {
      try {
        await write()
      } catch (error) {
        if (error instanceof Failure) return error
        throw error
      }
      notify.success(t('msg.success'))
      void refresh(touched)
      return true
    },
    [refresh, t],
  )
  const sent = (entered: Values, row?: Row): Values => ({ ...(hooks.sendBefore?.(entered, row) ?? entered) })
  return {
    /** Any other action of the screen. */
    attempt,
    add: (body: Values) => attempt(async () => create && call(create, { body: sent(body) }), [body]),
    change: (row: Row, body: Values) =>
      attempt(
        async () => update && call(update, { params: { id: idOf(row, rowKey) }, body: sent(body, row) }),
        [row, { ...row, ...body }],
      ),
    remove: (rows: readonly Row[]) =>
      attempt(async () => remove && call(remove, { params: { ids: rows.map(row => idOf(row, rowKey)).join(',') } }), rows),
  }
}
export type Writes = ReturnType<typeof useWrites>
