import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was typed into a form before, in this tab; nothing readable is nothing. */
export const keptDraft = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Forgets a draft, once it is handed in. */
export const dropDraft = (key: string): void => sessionStorage.removeItem(key)

/** Keeps what is typed into a form in this tab: a session that ends in the middle, or a reload, loses nothing. */
export const useDraft = <Values extends FieldValues, Output>(key: string, form: UseFormReturn<Values, unknown, Output>): void => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
      }),
    [key, form],
  )
}
