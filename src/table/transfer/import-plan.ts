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

/** Which field each column of a file is for, by name; undefined: it is left out. */
export type Mapping = readonly (string | undefined)[]

const plain = (text: string) => text.trim().toLowerCase()

/** The mapping that headings suggest: the name of a field, or what it is called in any of the languages. Each field once. */
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

/** A row of a file by its line, as it would be sent, and what is wrong with it: words by field, to be translated. */
export type PlannedRow = { readonly line: number; readonly body: Values; readonly problems: Readonly<Record<string, string>> }

/** The first line of a file holds the headings. */
const firstLine = 2

/** What a row said in the file. */
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

/** What is stored goes before what the file brings. */
const withEntries = (stored: ReadonlyMap<string, string> = new Map(), brought: readonly [string, string][]) =>
  new Map([...stored, ...brought.filter(([value]) => !stored.has(value))])

/**
 * The rows of a file as they would be sent, each checked by the schema of an addition, before anything is sent.
 * In a tree a row may lie below another one of the file, which then comes first.
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
