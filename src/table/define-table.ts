import type { ComponentType } from 'react'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { pageSizes as usualSizes } from '#contracts/api/kit/list-query.ts'
import type { Action, ActionBase } from './action.ts'
import type { EditorProps } from './form/editor.ts'
import type { Hooks } from './hooks.ts'
import type { FieldOptions, KindName } from './kinds/index.ts'
import type { CommonOptions, Part, Row } from './kind.ts'
import type { CheckedField } from './kinds/choices/check.ts'
import type { Noun } from './nouns.ts'
import type { Calls, ColumnKey, DetailOf, EditKey, FieldKey, FormKey, ReadOnlyKey, RowOf, ViewKey } from './definition-types.ts'
import { recordPageOf, type RecordOptions, type RecordPage } from './record/record-page.ts'
import type { Conditions, RelationRule, SearchRule } from './search/query.ts'
import { usualFields } from './usual-fields.ts'

/** A component between the toolbar and the table. Loads its own data; `conditions` are those of the list, without its page. */
export type Above = Part<{ readonly conditions: Conditions }>

/** A component below the fields of the record view, or in the wide column of a record's page. */
export type Extra<R = Row> = Part<{ readonly record: R }>

/** A component below the fields of a form, for values derived from the input. */
export type FormExtra = Part<{ readonly values: Row }>

/** State of a screen's button: shown, hidden, or disabled. */
export type Ability = boolean | 'disabled'
export type Can = {
  readonly add: Ability
  readonly view: Ability
  readonly edit: Ability
  /** Delete the selected rows. */
  readonly remove: Ability
  /** Delete a single row; hidden by default. */
  readonly removeRow: Ability
  readonly search: Ability
  readonly export: Ability
  readonly import: Ability
}

type Tree<C extends Calls> = C extends { readonly children: object }
  ? { readonly parent: ColumnKey<C>; readonly field: ColumnKey<C> }
  : never

type Screen<C extends Calls, S, F> = {
  /** What a row is called in titles and questions. Default: a record. */
  readonly noun?: Noun
  /** Options of fields that are not plain text. */
  readonly fields?: F & { readonly [K in keyof F]: K extends FieldKey<C> | keyof S ? CheckedField<F[K]> : never }
  readonly columns: readonly ColumnKey<C>[]
  /** Additional columns of an export. Source: TEX-4. */
  readonly exportExtra?: readonly ColumnKey<C>[]
  /** The field that identifies a row in requests and in the selection. Default: `id`. Source: TLI-7. */
  readonly rowKey?: ColumnKey<C>
  /**
   * Page sizes to choose from; the default is 30 if listed, else the first. `off`: up to 400 rows without a pager. Source: TLI-2.
   */
  readonly pageSizes?: readonly [number, ...number[]] | 'off'
  /** Fields of the search bar; a column of a related record needs its relation. */
  readonly search?: S & { readonly [K in keyof S]: K extends FieldKey<C> ? SearchRule : RelationRule }
  /** Fields of the add dialog, and of the edit dialog unless `editForm` overrides them. */
  readonly form?: readonly FormKey<C>[]
  /** Fields of the record that are read-only may be among them, to show what is edited. */
  readonly editForm?: readonly (EditKey<C> | ReadOnlyKey<C, F>)[]
  /** Fields of the record view; default: those of `record`, else the columns. */
  readonly view?: readonly (ViewKey<C> | ColumnKey<C>)[]
  /** Shows a record as a page of its own, in a drawer that the URL opens at `?record=`, instead of the view dialog. */
  readonly record?: RecordOptions<DetailOf<C>, ViewKey<C> | ColumnKey<C>>
  readonly formExtra?: FormExtra
  readonly hooks?: Hooks<RowOf<C>, DetailOf<C>, FormKey<C>, EditKey<C>>
  /** The field that shows the reason of a refusal. */
  readonly refusalAt?: FormKey<C>
  /** Other endpoints whose cached replies a write on this screen invalidates. */
  readonly touches?: readonly Endpoint[]
  readonly can?: Partial<Can>
  /** Query parameters added to every list request. */
  readonly params?: Readonly<Record<string, string>>
  readonly tree?: Tree<C>
  readonly actions?: readonly Action<RowOf<C>>[]
  /** `span`: columns of 24 per field; `label`: width of the labels. */
  readonly dialog?: { readonly width?: string; readonly span?: number; readonly label?: string }
  readonly extra?: readonly Extra<DetailOf<C>>[]
  readonly above?: Above
  /** A form that replaces the list at `?id=`, instead of the add and edit dialogs. */
  readonly editor?: ComponentType<EditorProps>
}

/** Every option of a definition, of its abilities, dialogs, hooks and actions. */
export type OptionName =
  | keyof Screen<Calls, object, object>
  | `can.${keyof Can}`
  | `record.${keyof RecordOptions<Row, string>}`
  | `dialog.${keyof NonNullable<Screen<Calls, object, object>['dialog']>}`
  | `hooks.${keyof Hooks}`
  | `action.${keyof ActionBase<Row> | 'needs' | 'when' | 'run'}`

/** A field as the engine uses it. `options` belong to its kind. */
export type Field = Pick<CommonOptions, 'width' | 'span' | 'initial' | 'readOnly' | 'placeholder' | 'minor' | 'fixed'> & {
  readonly name: string
  readonly kind: KindName
  readonly label: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A screen as the engine uses it. */
export type TableDefinition = {
  readonly calls: Calls
  readonly noun: Noun
  readonly columns: readonly Field[]
  readonly exportExtra: readonly Field[]
  readonly rowKey: string
  /** Empty: there is no pager. */
  readonly pageSizes: readonly number[]
  readonly search: readonly (Field & { readonly rule: SearchRule })[]
  readonly form: readonly Field[]
  readonly editForm: readonly Field[]
  readonly view: readonly Field[]
  readonly record: RecordPage<Field> | undefined
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
      minor,
      fixed,
      ...options
    } = fields[name] ?? usualFields[name] ?? {}
    return { name, kind, label, options, width, span, initial, readOnly, placeholder, minor, fixed }
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
 * Defines a back-office screen as data. The available actions follow from the given endpoints; `can` hides or disables some.
 * Labels are the text keys `field.<name>`; the contract's schemas decide which fields are required.
 * @param calls the result of `crud()`. Source: TBS-1.
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
    noun = 'nouns.record',
    columns,
    exportExtra = [],
    rowKey = 'id',
    pageSizes = usualSizes,
    form = [],
    editForm = form,
    record,
    view = record?.groups.flatMap(group => group.fields) ?? columns,
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
    noun,
    columns: columns.map(field),
    exportExtra: exportExtra.map(field),
    rowKey,
    pageSizes: pageSizes === 'off' ? [] : pageSizes,
    search: Object.entries(search).map(([name, rule]) => ({ ...field(name), rule })),
    form: form.map(field),
    editForm: editForm.map(field),
    view: view.map(field),
    record: record && recordPageOf(record, field),
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
