import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useData } from '#src/lib/http/use-data.ts'
import type { Choice, Dictionary } from '../kind.ts'

/** A dictionary, and its labels by value at any depth. */
export type Words = { readonly choices: readonly Choice[]; readonly labels: ReadonlyMap<string, string> }

/** The stored value for a label; the text itself if it is not a label. */
export const valueOfLabel = (labels: Words['labels'], text: string): string | undefined =>
  [...labels].find(([value, label]) => label === text || value === text)?.[0]

/** Labels by value, at any depth. */
export const flat = (choices: readonly Choice[]): [string, string][] =>
  choices.flatMap(({ value, label, children = [] }) => [[value, label], ...flat(children)])

const settled = { revalidateOnFocus: false, shouldRetryOnError: false } as const

/** A dictionary and its request state. If `failed`, `retry` loads it again. */
export type Loading = Words & { readonly loading: boolean; readonly failed: boolean; readonly retry: () => void }

/** Loads a field's dictionary; `values` are the stored values to label. */
export const useDictionary = <Options extends object>(
  dictionary: Dictionary<Options>,
  values: readonly unknown[],
  options: Options,
): Loading => {
  const { from, query } = dictionary.ask(values, options)
  const { data, isLoading, isValidating, error, mutate } = useData(from, query && { query }, settled)
  const { i18n } = useTranslation()
  const failed = error !== undefined && !isValidating
  return useMemo(() => {
    const choices = data === undefined || !i18n.language ? [] : dictionary.read(data, options)
    return { choices, labels: new Map(flat(choices)), loading: isLoading, failed, retry: () => void mutate() }
  }, [dictionary, data, options, i18n.language, isLoading, failed, mutate])
}

/** The part of a field's dictionary that cells use. */
export type Names = Pick<Loading, 'labels' | 'loading' | 'failed' | 'retry'>

const none: Names = { labels: new Map(), loading: false, failed: false, retry: () => undefined }
/** The labels of every field that has a dictionary; provided by labels-of.tsx. */
export const NamesContext = createContext<Readonly<Record<string, Names>>>({})

/** The labels of a field's stored values; empty until its dictionary has loaded. */
export const useNames = (name: string): Names => useContext(NamesContext)[name] ?? none
