import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { z } from 'zod'
import { parseJson } from '#contracts/wire/envelope.ts'
import { http } from '#src/lib/http/call.ts'
import { activeStore } from './active-store.ts'
import { addCall } from './add-step.ts'

const Coded = z.object({ code: z.int() })

/** The code of the envelope, which says more than HTTP's 200; 0 if there was no answer. */
const statusOf = ({ status, data }: AxiosResponse<string>): number =>
  status === 200 ? (Coded.safeParse(parseJson(data)).data?.code ?? status) : status

/** Notes the calls of the app at the step that caused them. @returns ends it. */
export const noteCalls = (): (() => void) => {
  const causes = new WeakMap<InternalAxiosRequestConfig, { id: string; at: number }>()
  const note = (config: InternalAxiosRequestConfig, status: number): void => {
    const cause = causes.get(config)
    const now = activeStore.read()
    if (!cause || now?.id !== cause.id) return
    const { method = 'get', url = '' } = config
    activeStore.write(addCall(now, cause.at, { method: method.toUpperCase(), path: url, status }))
  }
  const sending = http.interceptors.request.use(config => {
    const { id, steps } = activeStore.read() ?? {}
    if (id !== undefined && steps && steps.length > 0) causes.set(config, { id, at: steps.length - 1 })
    return config
  })
  const receiving = http.interceptors.response.use(
    (response: AxiosResponse<string>) => {
      note(response.config, statusOf(response))
      return response
    },
    (error: unknown) => {
      if (error instanceof AxiosError && error.config && error.code !== AxiosError.ERR_CANCELED) note(error.config, 0)
      return Promise.reject(error)
    },
  )
  return () => {
    http.interceptors.request.eject(sending)
    http.interceptors.response.eject(receiving)
  }
}
