import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useData } from '#src/lib/use-data.ts'
import type { Choice, Dictionary } from './kind.ts'

/** A dictionary, and its labels by value at any depth. */
export type Words = { readonly choices: readonly Choice[]; readonly labels: ReadonlyMap<string, string> }

/** The stored value that a text names: by its label, or as it is. */
export const valueOfLabel = (labels: Words['labels'], text: string): string | undefined =>
  [...labels].find(([value, label]) => label === text || value === text)?.[0]

/** Labels by value, at any depth. */
export const flat = (choices: readonly Choice[]): [string, string][] =>
  choices.flatMap(({ value, label, children = [] }) => [[value, label], ...flat(children)])

const settled = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** Loads the dictionary of a field; `values` are those that are to be named. */
export const useDictionary = <Options extends object>(
  dictionary: Dictionary<Options>,
  values: readonly unknown[],
  options: Options,
): Words & { readonly loading: boolean } => {
  const { from, query } = dictionary.ask(values, options)
  const { data, isLoading } = useData(from, query && { query }, settled)
  const { i18n } = useTranslation()
  return useMemo(() => {
    const choices = data === undefined || !i18n.language ? [] : dictionary.read(data, options)
    return { choices, labels: new Map(flat(choices)), loading: isLoading }
  }, [dictionary, data, options, i18n.language, isLoading])
}

const none: Words['labels'] = new Map()
/** The labels of every field that has a dictionary; filled by labels-of.tsx. */
export const LabelsContext = createContext<Readonly<Record<string, Words['labels']>>>({})

/** The labels that stand for a field's stored values; empty until its dictionary has come. */
export const useLabels = (name: string): Words['labels'] => useContext(LabelsContext)[name] ?? none
