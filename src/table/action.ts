import type { FluentIcon } from '@fluentui/react-icons'
import type { ParseKeys } from 'i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Part, Row } from './kind.ts'

/** Props of a dialog that an action opens. */
export type ActionDialog<R = Row> = { readonly rows: readonly R[]; readonly onClose: () => void; readonly reload: () => void }

/** What every action has. */
export type ActionBase<R> = {
  readonly name: ParseKeys
  /** Its name on the page of a single record; default: `name`. */
  readonly one?: ParseKeys
  readonly icon?: FluentIcon
  readonly primary?: boolean
  /** Confirmation text shown before it runs. */
  readonly confirm?: ParseKeys
  /** A dialog to open, instead of `run`. */
  readonly opens?: Part<ActionDialog<R>>
  /** The endpoint it calls in the end; the action is hidden from accounts without that permission. */
  readonly asks?: Endpoint
}

/** An additional action: for a row (the default), for the selected rows, or for the screen. */
export type Action<R = Row> =
  | (ActionBase<R> & { readonly needs?: 'row'; when?(row: R): boolean; run?(row: R): Promise<unknown> })
  | (ActionBase<R> & {
      readonly needs: 'selection'
      /** The rows that it is meant for: the page of another record does not offer it. */
      when?(row: R): boolean
      run?(rows: readonly R[]): Promise<unknown>
    })
  | (ActionBase<R> & { readonly needs: 'nothing'; run?(): Promise<unknown> })
