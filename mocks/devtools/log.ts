import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { judge, type Verdict } from './verdict.ts'
import type { RealAnswer } from './proxy.ts'

/** How many calls are kept. */
const mostCalls = 200
/** Longer bodies are truncated to this many characters. */
const longest = 100_000

/** A call and its response. Bodies are promises, so that logging never delays a response. */
export type LoggedCall = {
  readonly to: Endpoint | undefined
  readonly at: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly ms: number
  /** 0 if there was no response. */
  readonly status: number
  readonly body: Promise<string>
  readonly reply: Promise<string>
  readonly real?: RealAnswer | undefined
}

type Entry = LoggedCall & { readonly id: number; verdict?: Verdict }

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Request headers worth showing. */
const telling = ['authorization', 'accept-language', 'content-type']

/** Picks the headers of a request that the log shows. */
export const headersOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(telling.flatMap(name => (headers.get(name) ? [[name, headers.get(name) ?? '']] : [])))

/** The body of a request as text; a placeholder for multipart bodies. */
export const bodyText = (request: Request): Promise<string> =>
  request.headers.get('content-type')?.startsWith('multipart/') ? Promise.resolve('(multipart)') : request.clone().text()

/** Creates a log of the latest calls. Verdicts are computed when the log is read. */
export const createLog = () => {
  let entries: Entry[] = []
  let last = 0

  const summary = async (entry: Entry) => {
    entry.verdict ??= judge(entry.to, entry.status, await entry.reply)
    const { id, at, method, path, ms, status, verdict, to, real } = entry
    return {
      id,
      at,
      method,
      path,
      ms,
      status,
      verdict,
      call: to ? nameOf(to) : null,
      ...(real && { real: { trouble: real.trouble ?? null, differences: real.differences.length } }),
    }
  }

  return {
    add: (call: LoggedCall): void => {
      entries.push({ ...call, id: ++last })
      if (entries.length > mostCalls) entries = entries.slice(-mostCalls)
    },
    clear: (): void => {
      entries = []
    },
    /** The calls after the one with this id, oldest first. */
    after: (id: number) => Promise.all(entries.filter(entry => entry.id > id).map(summary)),
    /** All details of one call; undefined if it is no longer in the log. */
    show: async (id: number) => {
      const entry = entries.find(one => one.id === id)
      if (!entry) return undefined
      const { headers, real } = entry
      const about = entry.to?.about ?? null
      return {
        ...(await summary(entry)),
        about,
        headers,
        body: cut(await entry.body),
        reply: cut(await entry.reply),
        real: real ?? null,
      }
    },
  }
}
