import type { z } from 'zod'
import { wordOf } from '#src/ui/form/form-error.ts'
import { withoutBlanks, type Values } from '../form/form-values.ts'
import { kindOf } from '../kinds/index.ts'
import type { Body } from '../definition-types.ts'
import type { Field } from '../define-table.ts'
import type { TreeRule } from '../list/tree.ts'
import { entriesOf, parentsFirst } from './import-tree.ts'
import type { Labels } from './labels.ts'
import type { SheetContent } from './sheet-book.ts'

/** The field of each column in a file; undefined: the column is skipped. */
export type Mapping = readonly (string | undefined)[]

const plain = (text: string) => text.trim().toLowerCase()

/** Guesses the mapping from the headings: a field's wire name, or its label in any language. Each field is used once. */
export const guessMapping = (
  headings: readonly string[],
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): Mapping => {
  const taken = new Set<string>()
  return headings.map(heading => {
    const found = fields.find(
      field => !taken.has(field.name) && [field.name, ...namesOf(field)].some(name => plain(name) === plain(heading)),
    )
    if (found) taken.add(found.name)
    return found?.name
  })
}

/** A row of a file with its line, the body to send, and its problems: text keys by field. */
export type PlannedRow = { readonly line: number; readonly body: Values; readonly problems: Readonly<Record<string, string>> }

/** The line of the first row; line 1 holds the headings. */
const firstLine = 2

/** The texts of a row in the file. */
export const textsOf = ({ rows }: SheetContent, { line }: PlannedRow): readonly string[] => rows[line - firstLine] ?? []

const valueOf = (field: Field, text: string, labels: Labels): unknown => {
  const { fromText } = kindOf(field.kind)
  return fromText && text !== '' ? fromText(text, field.options, labels.get(field.name) ?? new Map()) : text
}

const problemsOf = (body: Values, schema: Body): Readonly<Record<string, string>> => {
  const { error } = schema.safeParse(body, { error: (issue: z.core.$ZodRawIssue) => wordOf(issue) })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? ''), message]).toReversed())
}

const plan = (
  texts: readonly string[],
  mapping: Mapping,
  fields: readonly Field[],
  schema: Body,
  labels: Labels,
): Omit<PlannedRow, 'line'> => {
  const entered = mapping.flatMap((name, at) => {
    const field = fields.find(one => one.name === name)
    const text = texts[at] ?? ''
    return field ? [{ name: field.name, text, value: valueOf(field, text, labels) }] : []
  })
  const unknown = entered.filter(({ value }) => value === undefined).map(({ name }) => [name, 'invalid.unknownEntry'])
  const body = withoutBlanks(Object.fromEntries(entered.map(({ name, value }) => [name, value ?? ''])), schema)
  return { body, problems: { ...problemsOf(body, schema), ...Object.fromEntries(unknown) } }
}

/** Merges the entries of the file into the stored ones, which win. */
const withEntries = (stored: ReadonlyMap<string, string> = new Map(), brought: readonly [string, string][]) =>
  new Map([...stored, ...brought.filter(([value]) => !stored.has(value))])

/**
 * Plans the import of a file: converts each row to a body and checks it by the schema of the create call.
 * In a tree a row may be below another row of the file, which is then sent first.
 * @param labels of the dictionaries whose entries a file may name.
 */
export const planRows = (
  { rows }: SheetContent,
  mapping: Mapping,
  fields: readonly Field[],
  schema: Body,
  labels: Labels,
  tree?: TreeRule,
): readonly PlannedRow[] => {
  const known = tree
    ? new Map([...labels, [tree.field, withEntries(labels.get(tree.field), entriesOf(rows, mapping, tree))]])
    : labels
  const planned = rows.map((row, at) => ({ line: at + firstLine, ...plan(row, mapping, fields, schema, known) }))
  return tree ? parentsFirst(planned, tree) : planned
}
