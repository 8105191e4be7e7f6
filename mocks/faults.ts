import { z } from 'zod'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { unknownName } from './unknown-name.ts'

/** Ways in which a backend can fail. `envelope…` answer HTTP 200 with that code. */
export const faultKinds = [
  'latency',
  'envelope401',
  'envelope402',
  'envelope405',
  'envelope429',
  'envelope500',
  'http401',
  'http404',
  'http429',
  'http500',
  'html',
  'brokenJson',
  'noData',
  'noAnswer',
] as const

/** What a fault may name: each call, the path of several, or `*` for all. Source: MCK-13. */
const faultTargets = new Set(['*', ...endpoints.flatMap(to => [nameOf(to), `${to.method} ${to.path}`])])

/** One failure to come: of which call, from the how-many-th time on, how often. */
export const Fault = z.object({
  /** `GET /goods`, a path with its `{parameters}`, `GET /expresses?isAll` for one of several calls there, or `*` for every call. */
  call: z
    .string()
    .refine(call => faultTargets.has(call), { error: ({ input }) => unknownName('call', String(input), [...faultTargets]) })
    .default('*'),
  kind: z.enum(faultKinds),
  /** Calls that are still answered well before. */
  after: z.int().min(0).default(0),
  /** How often it strikes; endlessly unless given. */
  times: z.int().min(1).optional(),
  /** Of `latency`: milliseconds. */
  ms: z.int().min(0).max(60_000).default(1000),
})
export type Fault = z.infer<typeof Fault>
/** A fault as people write it, with what has a default left out. */
export type FaultInput = z.input<typeof Fault>

/** A fault of a path is one of each call there. */
const isMeant = (fault: Fault, call: string) => [call, call.split('?', 1)[0], '*'].includes(fault.call)

/** The faults of a world that are still to strike. */
export const createFaults = () => {
  let waiting: Fault[] = []
  /** Ends each delay that is under way; told whether the answer may still come. */
  const ends = new Set<(how: 'over' | 'dropped') => void>()
  const release = (): void => {
    for (const end of ends) end('over')
  }
  return {
    list: (): readonly Fault[] => waiting,
    /** Replaces all faults; answers delayed by the former ones come at once. */
    set: (faults: Fault[]): void => {
      waiting = faults
      release()
    },
    /** Lets every answer come that is being delayed. The faults stay. */
    release,
    /** Removes all faults. Answers that they delay never come: the world that was asked is gone. */
    drop: (): void => {
      waiting = []
      for (const end of ends) end('dropped')
    },
    /** Resolves after so many milliseconds, or when the delays are released or dropped. */
    delay: (ms: number): Promise<'over' | 'dropped'> =>
      new Promise(done => {
        const end = (how: 'over' | 'dropped') => {
          clearTimeout(timer)
          ends.delete(end)
          done(how)
        }
        const timer = setTimeout(() => end('over'), ms)
        ends.add(end)
      }),
    add: (fault: Fault): void => {
      waiting = [...waiting, fault]
    },
    /** The faults that strike this call now, counted down: every delay, and the first that spoils the answer. */
    strike: (call: string): Fault[] => {
      const striking: Fault[] = []
      waiting = waiting.flatMap(fault => {
        const spoilt = fault.kind !== 'latency' && striking.some(one => one.kind !== 'latency')
        if (spoilt || !isMeant(fault, call)) return [fault]
        if (fault.after > 0) return [{ ...fault, after: fault.after - 1 }]
        striking.push(fault)
        if (fault.times === undefined) return [fault]
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
      })
      return striking
    },
  }
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Tells the host to break the connection instead of answering; no real answer has this status. */
export const noAnswerStatus = 599

/** The answer of a fault that spoils it. Of `noAnswer` the host makes a broken connection. */
export const faultResponse = (kind: Exclude<Fault['kind'], 'latency'>): Response => {
  const code = Number(/\d+$/.exec(kind)?.[0])
  if (kind.startsWith('envelope')) return json(200, { code, msg: `fault ${code}`, data: [] })
  if (kind.startsWith('http')) return json(code, { message: `fault ${code}` })
  if (kind === 'html') return new Response('<!doctype html><title>Meridian</title>', { headers: { 'content-type': 'text/html' } })
  if (kind === 'brokenJson')
    return new Response('{"code":200,"msg":"ok","da', { headers: { 'content-type': 'application/json' } })
  if (kind === 'noData') return json(200, { code: 200, msg: 'ok', data: null })
  return new Response(null, { status: noAnswerStatus })
}
