import { z } from 'zod'
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr'
import { useTranslation } from 'react-i18next'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { notify } from '#src/lib/browser/notify.ts'

const Refused = z.object({ error: z.string() })

/** A request that has changed the mock. */
export type Change = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly path: string; readonly body?: unknown }

const listeners = new Set<(change: Change) => void>()

/** Calls `listener` after each request that was not refused and was no GET. @returns ends it. */
export const onControl = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Sends a request to the control API of the mock in the page. The devtools use no other way to change it.
 * @throws Error with the message of the mock if it refuses, or if the reply has another shape.
 */
export const control = async <Schema extends z.ZodType>(
  schema: Schema,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<z.output<Schema>> => {
  const response = await fetch(`/_mock${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const reply: unknown = await response.json()
  const refused = Refused.safeParse(reply)
  if (refused.success) throw new Error(refused.data.error)
  if (method !== 'GET') listeners.forEach(listener => listener({ method, path, ...(body !== undefined && { body }) }))
  return schema.parse(reply)
}

/** For replies whose content is not used. */
export const anything = z.unknown()

const mark = 'control'

/** Reads from the control API, and reloads after each change. */
export const useControl = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  options?: SWRConfiguration<z.output<Schema>>,
) => useSWR<z.output<Schema>, Error>([mark, path], () => control(schema, 'GET', path), { keepPreviousData: true, ...options })

/**
 * Runs a change of the mock, then reloads the data of the devtools and of the screens behind them.
 * A refusal is shown in a toast, and the result is `undefined`.
 */
export const useChange = () => {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work()
      await mutate(key => isDataKey(key) || (Array.isArray(key) && key[0] === mark))
      return result
    } catch (error) {
      notify.error(t('devtools.failed', { reason: error instanceof Error ? error.message : String(error) }))
      return undefined
    }
  }
}
