import type { ReactNode } from 'react'
import type { ParseKeys } from 'i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** A component or function that the engine may call with wider types than declared: the definition has checked them. */
export type Part<Props, Result = ReactNode> = { bivarianceHack(props: Props): Result }['bivarianceHack']

/** A record as the engine sees it, without knowledge of its fields. */
export type Row = Readonly<Record<string, unknown>>

/** Value of a search field: a text, or the two ends of a range. */
export type FilterValue = string | readonly string[]

/** Comparison operators of a search field; query.ts maps them to the wire format. */
export type SearchOperator =
  | 'equals'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'above'
  | 'below'
  | 'atLeast'
  | 'atMost'
  | 'oneOf'
  | 'between'
  | 'range'

/** An entry of a dictionary. `value` is the stored value as text. */
export type Choice = { readonly value: string; readonly label: string; readonly children?: readonly Choice[] }

/** The request for a dictionary. `query` null: not needed yet. */
export type DictionaryAsk = { readonly from: Endpoint; readonly query: Readonly<Record<string, string | number>> | null }

/** A field's dictionary: the request for the given values, and how to read the reply. */
export type Dictionary<Options extends object> = {
  ask(values: readonly unknown[], options: Options): DictionaryAsk
  read(reply: unknown, options: Options): readonly Choice[]
  /** The options of a second dictionary, if rows of the field refer to either; an export reads its labels by `otherKey`. */
  others?(options: Options): OtherEntries | undefined
}

/** A second dictionary, and the field of a row that has its values; default: the field itself. */
export type OtherEntries = { readonly options: object; readonly in?: string | undefined }

/** The key of a label of the second dictionary, whose entries may have the same ids. */
export const otherKey = (value: unknown): string => `other ${String(value)}`

export type CellProps<Options = Readonly<Record<string, unknown>>> = {
  readonly name: string
  readonly label: string
  readonly value: unknown
  readonly row: Row
  readonly options: Options
}

export type InputProps<Options = Readonly<Record<string, unknown>>> = {
  readonly name: string
  /** The field's label in the current language. */
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Maximum length in the contract, if any. */
  readonly max?: number
  readonly required: boolean
  /** True if an existing record is edited. */
  readonly isChange?: boolean
  /** Read-only; passed only to kinds that render read-only values in their own control. */
  readonly readOnly?: boolean
  /** Values of the fields that the kind's `reads` names. */
  readonly others?: Row
  readonly options: Options
}

export type SearchProps<Options = Readonly<Record<string, unknown>>> = {
  readonly name: string
  readonly label: string
  readonly value: FilterValue
  readonly onChange: (value: FilterValue) => void
  readonly operator: SearchOperator
  readonly placeholder?: string
  readonly options: Options
}

/**
 * A kind of value defines its rendering in cells, records, forms and the search bar. The engine never checks which kind it has.
 * Defaults: `View` is the cell; `Input` and `Search` are text fields.
 */
export type Kind<Options extends object = Readonly<Record<string, unknown>>> = {
  readonly Cell: Part<CellProps<Options>>
  readonly View?: Part<CellProps<Options>>
  readonly Input?: Part<InputProps<Options>>
  readonly Search?: Part<SearchProps<Options>>
  /** Source of the labels of stored values. */
  readonly dictionary?: Dictionary<Options>
  /** The cell as plain text, for exports. Default: the value itself. */
  toText?(value: unknown, options: Options, labels: ReadonlyMap<string, string>, row: Row): string
  /** Parses an imported text; undefined if it is unknown. Default: the text itself. */
  fromText?(text: string, options: Options, labels: ReadonlyMap<string, string>): unknown
  /** True if a record has nothing to show in the field. Default: the value is missing, or 0 in a field with a dictionary. */
  isAbsent?(value: unknown, row: Row, options: Options): boolean
  /** Names of the other fields of the form that the control needs, such as a limit. */
  reads?(options: Options): readonly string[]
  /** Initial form value. Default: an empty text. */
  readonly blank?: unknown
  /** How a form shows a read-only value: as text (the default), as a group with interactive content, or in the control. */
  readonly readIn?: 'view' | 'group' | 'control'
  /** Never loads the stored value into a form: the field starts blank. */
  readonly isSecret?: true
  /** Column width in px; undefined takes the remaining space. */
  readonly width?: number
  /** Column width in px where a list is tight; default: its width, without some padding. Source: TCO-26. */
  readonly least?: number
  /** Column width in px by the words that its cells show, instead of `width`. */
  widthOf?(options: Options, word: (key: string) => string): number
  readonly align?: 'end'
  /** On a phone its values are beside the lines of a card, without a label. Source: TLI-16. */
  readonly beside?: true
}

/** A side of the table. */
export type Side = 'left' | 'right'

/** Options that every field has, whatever its kind. */
export type CommonOptions = {
  /** Default: `field.<name>`. */
  readonly label?: ParseKeys
  /** Width of the column in px. */
  readonly width?: number
  /** Columns of 24 in forms and views; default: the dialog's. */
  readonly span?: number
  /** Initial value of a new record. */
  readonly initial?: unknown
  /** Read-only in forms; `editing`: editable when a record is added, not afterwards. */
  readonly readOnly?: true | 'editing'
  /** Placeholder in the search bar. Source: TSE-2. */
  readonly placeholder?: ParseKeys
  /**
   * Left out of a list that is wider than its place, the last one first, and `first` ones before the others; the record shows it.
   * Source: TCO-26.
   */
  readonly minor?: true | 'first'
  /** Pins the column to this side; users may override it. Source: TCO-2. */
  readonly fixed?: Side
}

/** Declares a kind of value; `Options` types its field options in definitions. */
export const kind = <Options extends object = object>(parts: Kind<Options>): Kind<Options> => parts
