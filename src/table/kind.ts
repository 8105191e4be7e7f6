import type { ReactNode } from 'react'
import type { ParseKeys } from 'i18next'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** A component or function that the engine may call with wider types than it was written for: its definition has checked them. */
export type Part<Props, Result = ReactNode> = { bivarianceHack(props: Props): Result }['bivarianceHack']

/** A record as the engine sees it: it knows no field by name. */
export type Row = Readonly<Record<string, unknown>>

/** What a search field holds: one text, or the two ends of a range. */
export type FilterValue = string | readonly string[]

/** How a search field compares; the words of the wire stand in query.ts. */
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

/** An entry of a dictionary. `value` is what is stored, as text. */
export type Choice = { readonly value: string; readonly label: string; readonly children?: readonly Choice[] }

/** Which call a dictionary comes from. `query` null: it is not needed yet. */
export type DictionaryAsk = { readonly from: Endpoint; readonly query: Readonly<Record<string, string | number>> | null }

/** The dictionary of a field: what to ask, given the values that are to be named, and how to read the answer. */
export type Dictionary<Options extends object> = {
  ask(values: readonly unknown[], options: Options): DictionaryAsk
  read(reply: unknown, options: Options): readonly Choice[]
}

export type CellProps<Options = Readonly<Record<string, unknown>>> = {
  readonly name: string
  readonly label: string
  readonly value: unknown
  readonly row: Row
  readonly options: Options
}

export type InputProps<Options = Readonly<Record<string, unknown>>> = {
  readonly name: string
  /** The field's label in the user's language. */
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Longest text that the contract accepts, where it says so. */
  readonly max?: number
  readonly required: boolean
  /** A record that exists is being changed. */
  readonly isChange?: boolean
  /** The value may be read and not changed; only kinds that are read in their own control hear of it. */
  readonly readOnly?: boolean
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
 * A kind of value answers for itself: how it looks in a cell, in a record, in a form and in the search bar.
 * The engine never asks which kind it is. Where a part is missing: `View` is the cell, `Input` and `Search` are a text box.
 */
export type Kind<Options extends object = Readonly<Record<string, unknown>>> = {
  readonly Cell: Part<CellProps<Options>>
  readonly View?: Part<CellProps<Options>>
  readonly Input?: Part<InputProps<Options>>
  readonly Search?: Part<SearchProps<Options>>
  /** Where the names of stored values come from. */
  readonly dictionary?: Dictionary<Options>
  /** What a cell says as plain text, for exports. Default: the value itself. */
  toText?(value: unknown, options: Options, labels: ReadonlyMap<string, string>, row: Row): string
  /** The value that a text of an import stands for; undefined: none. Default: the text itself. */
  fromText?(text: string, options: Options, labels: ReadonlyMap<string, string>): unknown
  /** What an untouched form field holds. Default: an empty text. */
  readonly blank?: unknown
  /** How a form shows what may not be changed there: the view as a text (the default), the view with what can be pressed in it, or the control. */
  readonly readIn?: 'view' | 'group' | 'control'
  /** What is stored is never loaded into a form: it starts blank. */
  readonly isSecret?: true
  /** Width of the column in px; none: it takes what is left. */
  readonly width?: number
  readonly align?: 'end'
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
  /** What the field holds when a record is added. */
  readonly initial?: unknown
  /** Forms show the field and nobody changes it there; `editing`: it may be entered when a record is added, not afterwards. */
  readonly readOnly?: true | 'editing'
  /** What its box in the search bar shows while it is empty. Source: TSE-2. */
  readonly placeholder?: ParseKeys
  /** The side at which the column stays while others scroll; a user may choose otherwise. Source: TCO-2. */
  readonly fixed?: Side
}

/** Declares a kind of value; `Options` is what a definition may say about a field of it. */
export const kind = <Options extends object = object>(parts: Kind<Options>): Kind<Options> => parts
