import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { FluentIcon } from '@fluentui/react-icons'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { pageSizes as usualSizes } from '#contracts/api/kit/list-query.ts'
import type { EditorProps } from './form/editor.ts'
import type { Hooks } from './hooks.ts'
import type { FieldOptions, KindName } from './kinds/index.ts'
import type { CommonOptions, Part, Row } from './kind.ts'
import type { CheckedField } from './kinds/choices/check.ts'
import type { Calls, ColumnKey, DetailOf, EditKey, FieldKey, FormKey, RowOf, ViewKey } from './definition-types.ts'
import type { RelationRule, SearchRule } from './search/query.ts'
import { usualFields } from './usual-fields.ts'

/** What an action that opens a dialog of its own is given. */
export type ActionDialog<R = Row> = { readonly rows: readonly R[]; readonly onClose: () => void; readonly reload: () => void }

type ActionBase<R> = {
  readonly name: ParseKeys
  readonly icon?: FluentIcon
  readonly primary?: boolean
  /** Is asked before it runs. */
  readonly confirm?: ParseKeys
  /** Instead of `run`: a dialog of its own. */
  readonly opens?: Part<ActionDialog<R>>
  /** The call it makes in the end; the action is hidden from whom may not. */
  readonly asks?: Endpoint
}

/** Something a user can do beyond the usual: for a row (the default), for the selected rows, or for nothing in particular. */
export type Action<R = Row> =
  | (ActionBase<R> & { readonly needs?: 'row'; when?(row: R): boolean; run?(row: R): Promise<unknown> })
  | (ActionBase<R> & { readonly needs: 'selection'; run?(rows: readonly R[]): Promise<unknown> })
  | (ActionBase<R> & { readonly needs: 'nothing'; run?(): Promise<unknown> })

/** A component between the buttons and the table. It is given nothing: it asks for its own data. */
export type Above = Part<object>

/** A component below the fields of the view. */
export type Extra<R = Row> = Part<{ readonly record: R }>

/** A component below the fields of a form: what follows from what is entered so far. */
export type FormExtra = Part<{ readonly values: Row }>

/** What the buttons of a screen may do: shown, hidden, or there but disabled. */
export type Ability = boolean | 'disabled'
export type Can = {
  readonly add: Ability
  readonly view: Ability
  readonly edit: Ability
  /** Delete what is selected. */
  readonly remove: Ability
  /** Delete from the row itself; hidden unless asked for. */
  readonly removeRow: Ability
  readonly search: Ability
  readonly export: Ability
  readonly import: Ability
}

type Tree<C extends Calls> = C extends { readonly children: object }
  ? { readonly parent: ColumnKey<C>; readonly field: ColumnKey<C> }
  : never

type Screen<C extends Calls, S, F> = {
  /** What a field is, where it is not plain text. */
  readonly fields?: F & { readonly [K in keyof F]: K extends FieldKey<C> | keyof S ? CheckedField<F[K]> : never }
  readonly columns: readonly ColumnKey<C>[]
  /** Further columns of an export. Source: TEX-4. */
  readonly exportExtra?: readonly ColumnKey<C>[]
  /** The field that a row is known by, to calls and to the selection. Default: `id`. Source: TLI-7. */
  readonly rowKey?: ColumnKey<C>
  /** Sizes of a page that can be chosen, the first unless 30 is among them; `off`: up to 400 rows and no pager. Source: TLI-2. */
  readonly pageSizes?: readonly [number, ...number[]] | 'off'
  /** Fields of the search bar; a column of a related record needs its relation. */
  readonly search?: S & { readonly [K in keyof S]: K extends FieldKey<C> ? SearchRule : RelationRule }
  /** Fields of the add dialog, and of the edit dialog unless `editForm` says otherwise. */
  readonly form?: readonly FormKey<C>[]
  readonly editForm?: readonly EditKey<C>[]
  /** Fields of the view; default: the columns. */
  readonly view?: readonly (ViewKey<C> | ColumnKey<C>)[]
  readonly formExtra?: FormExtra
  readonly hooks?: Hooks<RowOf<C>, DetailOf<C>, FormKey<C>, EditKey<C>>
  /** The field at which a form says why the server refused it. */
  readonly refusalAt?: FormKey<C>
  /** Other calls whose answers change when something is written here. */
  readonly touches?: readonly Endpoint[]
  readonly can?: Partial<Can>
  /** Goes along with every list call. */
  readonly params?: Readonly<Record<string, string>>
  readonly tree?: Tree<C>
  readonly actions?: readonly Action<RowOf<C>>[]
  /** `span`: columns of 24 per field; `label`: width of the labels. */
  readonly dialog?: { readonly width?: string; readonly span?: number; readonly label?: string }
  readonly extra?: readonly Extra<DetailOf<C>>[]
  readonly above?: Above
  /** A form that stands in place of the list at `?id=`, instead of the dialogs to add and edit. */
  readonly editor?: ComponentType<EditorProps>
}

/** A field as the engine uses it. `options` belong to its kind. */
export type Field = Pick<CommonOptions, 'width' | 'span' | 'initial' | 'readOnly' | 'placeholder' | 'fixed'> & {
  readonly name: string
  readonly kind: KindName
  readonly label: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A screen as the engine uses it. */
export type TableDefinition = {
  readonly calls: Calls
  readonly columns: readonly Field[]
  readonly exportExtra: readonly Field[]
  readonly rowKey: string
  /** None: there is no pager. */
  readonly pageSizes: readonly number[]
  readonly search: readonly (Field & { readonly rule: SearchRule })[]
  readonly form: readonly Field[]
  readonly editForm: readonly Field[]
  readonly view: readonly Field[]
  readonly formExtra: FormExtra | undefined
  readonly hooks: Hooks
  readonly refusalAt: string | undefined
  readonly touches: readonly Endpoint[]
  readonly can: Can
  readonly params: Readonly<Record<string, string>>
  readonly tree: { readonly parent: string; readonly field: string } | undefined
  readonly actions: readonly Action[]
  readonly dialog: { readonly width: string; readonly span: number; readonly label: string }
  readonly extra: readonly Extra[]
  readonly above: Above | undefined
  readonly editor: ComponentType<EditorProps> | undefined
}

type Fields = Readonly<Record<string, FieldOptions>>

const fieldOf =
  (fields: Fields) =>
  (name: string): Field => {
    const {
      kind = 'text',
      label = `field.${name}`,
      width,
      span,
      initial,
      readOnly,
      placeholder,
      fixed,
      ...options
    } = fields[name] ?? usualFields[name] ?? {}
    return {
      name,
      kind,
      label,
      options,
      ...(width && { width }),
      ...(span && { span }),
      ...(initial !== undefined && { initial }),
      ...(readOnly && { readOnly }),
      ...(placeholder && { placeholder }),
      ...(fixed && { fixed }),
    }
  }

const abilities = ({ create, show, update, remove, importRows }: Calls, canAdd: boolean, canEdit: boolean): Can => ({
  add: create !== undefined && canAdd,
  view: show !== undefined,
  edit: update !== undefined && canEdit,
  remove: remove !== undefined,
  removeRow: false,
  search: true,
  export: true,
  import: importRows !== undefined,
})

/**
 * A back-office screen as data. What can be done follows from the calls that exist; `can` takes away or disables.
 * Labels are the words `field.<name>`; whether a field must be filled in is the business of the contract's schemas.
 * @param calls what `crud()` returned.
 * Source: TBS-1.
 */
export const defineTable = <
  const C extends Calls,
  const S extends Readonly<Record<string, SearchRule>> = Record<never, SearchRule>,
  const F extends Fields = Record<never, FieldOptions>,
>(
  calls: C,
  screen: Screen<C, S, F>,
): TableDefinition => {
  const {
    columns,
    exportExtra = [],
    rowKey = 'id',
    pageSizes = usualSizes,
    form = [],
    editForm = form,
    view = columns,
    formExtra,
    hooks = {},
    refusalAt,
    touches = [],
    can,
    params = {},
    tree,
    actions = [],
    dialog,
    extra = [],
    above,
    editor,
  } = screen
  const field = fieldOf(screen.fields ?? {})
  const search: Readonly<Record<string, SearchRule>> = screen.search ?? {}
  return {
    calls,
    columns: columns.map(field),
    exportExtra: exportExtra.map(field),
    rowKey,
    pageSizes: pageSizes === 'off' ? [] : pageSizes,
    search: Object.entries(search).map(([name, rule]) => ({ ...field(name), rule })),
    form: form.map(field),
    editForm: editForm.map(field),
    view: view.map(field),
    formExtra,
    hooks,
    refusalAt,
    touches,
    can: { ...abilities(calls, form.length > 0 || editor !== undefined, editForm.length > 0 || editor !== undefined), ...can },
    params,
    tree,
    actions,
    dialog: { width: '50%', span: 12, label: '90px', ...dialog },
    extra,
    above,
    editor,
  }
}
