import { z } from 'zod'
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr'
import { useTranslation } from 'react-i18next'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { notify } from '#src/lib/browser/notify.ts'

const Refused = z.object({ error: z.string() })

/**
 * Asks the control API of the backend in the page: the devtools' only way to it.
 * @throws Error with the sentence in which the backend refuses, or when it answers something else.
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
  return schema.parse(reply)
}

/** For answers of which nothing is read. */
export const anything = z.unknown()

const mark = 'control'

/** Reads from the control API, and again after each change. */
export const useControl = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  options?: SWRConfiguration<z.output<Schema>>,
) => useSWR<z.output<Schema>, Error>([mark, path], () => control(schema, 'GET', path), { keepPreviousData: true, ...options })

/**
 * Does something to the backend; then the devtools and the screens behind it ask for everything anew.
 * What was refused is said in a toast, and `undefined` comes back.
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
