import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxImport } from '#contracts/api/kit/import.ts'
import { download, workbookType } from '#src/lib/browser/download.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { needEveryLanguage } from '#src/i18n/i18n.ts'
import { useFieldError } from '#src/ui/form/form-error.ts'
import type { TableDefinition } from '../define-table.ts'
import { wordsFor } from '../use-word.ts'
import { guessMapping, planRows, textsOf, type Mapping, type PlannedRow } from './import-plan.ts'
import { loadLabels, type Labels } from './labels.ts'
import { identityOf, outgoingOf, type TwiceChoice } from './twice.ts'
import { useExisting } from './use-existing.ts'
import { readSheet, writeSheet } from './sheet.ts'
import type { SheetContent } from './sheet-book.ts'
import { SheetError, type SheetErrorName } from './sheet-guard.ts'
import { useSending } from './use-sending.ts'

type Loaded = { readonly content: SheetContent; readonly labels: Labels; readonly mapping: Mapping }

/** Reads a file, and loads the dictionaries that its texts are looked up in. */
const useFile = (definition: TableDefinition, chosen: File) => {
  const [file, setFile] = useState(chosen)
  const [loaded, setLoaded] = useState<Loaded>()
  const [problem, setProblem] = useState<SheetErrorName | Failure>()
  useEffect(() => {
    const gone = new AbortController()
    const load = async () => {
      const [content, labels] = await Promise.all([
        readSheet(file, maxImport),
        loadLabels(definition.form, [], gone.signal),
        needEveryLanguage(),
      ])
      const mapping = guessMapping(content.headings, definition.form, ({ label }) => wordsFor(label))
      if (!gone.signal.aborted) setLoaded({ content, labels, mapping })
    }
    load().catch((error: unknown) => {
      if (gone.signal.aborted) return
      if (error instanceof SheetError) setProblem(error.reason)
      else if (error instanceof Failure) setProblem(error)
      else throw error
    })
    return () => gone.abort()
  }, [definition, file])
  const retry = () => {
    setProblem(undefined)
    setFile(new File([file], file.name))
  }
  return { loaded, problem, retry, setMapping: (mapping: Mapping) => setLoaded(now => now && { ...now, mapping }) }
}

/** Saves the invalid rows as a file: their texts and problems. */
const saveProblems = async (
  name: string,
  content: SheetContent,
  rows: readonly PlannedRow[],
  resultOf: (row: PlannedRow) => string,
) => {
  const wrong = rows
    .toSorted((a, b) => a.line - b.line)
    .flatMap(row => {
      const sentence = resultOf(row)
      return sentence === '' ? [] : [[String(row.line), ...textsOf(content, row), sentence]]
    })
  download(`${name}.xlsx`, await writeSheet([['#', ...content.headings, '!'], ...wrong]), workbookType)
}

/**
 * An import: reads the file in a worker, maps its columns to fields, checks the rows by the contract, sends them in batches.
 * Source: TEX-6, TEX-7, TEX-10.
 */
export const useImport = (definition: TableDefinition, file: File) => {
  const { t } = useTranslation()
  const errorOf = useFieldError()
  const { loaded, problem, retry, setMapping } = useFile(definition, file)
  const { create } = definition.calls
  const rows = useMemo(
    () =>
      loaded && create
        ? planRows(loaded.content, loaded.mapping, definition.form, create.body, loaded.labels, definition.tree)
        : [],
    [loaded, create, definition.form, definition.tree],
  )
  const wordFor = (message: string) =>
    message === 'invalid.unknownEntry' || message === 'invalid.circle' ? t(message) : (errorOf({ message }) ?? message)
  const resultOf = (row: PlannedRow) =>
    Object.entries(row.problems)
      .map(([name, message]) => `${name}: ${wordFor(message)}`)
      .join('; ')
  const identity = identityOf(definition)
  const found = useExisting(definition, rows, identity)
  const [choice, choose] = useState<TwiceChoice>('skip')
  const outgoing = useMemo(() => outgoingOf(rows, identity, found.existing, choice), [rows, identity, found.existing, choice])
  const count = useMemo(
    () => rows.length - outgoingOf(rows, identity, found.existing, 'skip').length,
    [rows, identity, found.existing],
  )
  const sending = useSending(definition, outgoing)
  const left = outgoing.slice(sending.sent)
  return {
    loaded,
    problem: problem ?? found.problem,
    retry: found.problem ? found.retry : retry,
    /** The rows to send. */
    rows: outgoing,
    /** Rows that come twice, and what to do with them. */
    twice: { count, choice, choose, canUpdate: definition.calls.update !== undefined && definition.can.edit === true },
    /** False while it is not known which rows exist. */
    isChecked: found.isKnown,
    /** Number of rows that are not imported yet, and of those that are invalid. */
    left: left.length,
    faulty: left.filter(({ problems }) => Object.keys(problems).length > 0).length,
    sending,
    wordFor,
    setMapping,
    save: () => loaded && saveProblems(t('table.importProblems'), loaded.content, outgoing, resultOf),
  }
}
export type Import = ReturnType<typeof useImport>
