import { z } from 'zod'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { unknownName } from './unknown-name.ts'

/** Failures that the mock can simulate. `envelope…` answers HTTP 200 with that code in the envelope. */
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

/** Valid values of `call`: every call, every path, and `*` for all. Source: MCK-13. */
const faultTargets = new Set(['*', ...endpoints.flatMap(to => [nameOf(to), `${to.method} ${to.path}`])])

/** One scheduled failure: which call fails, how, after how many successes and how many times. */
export const Fault = z.strictObject({
  /**
   * `GET /goods`, a path with its `{parameters}`, `GET /expresses?isAll` for one of several calls on a path, or `*` for every
   * call.
   */
  call: z
    .string()
    .refine(call => faultTargets.has(call), { error: ({ input }) => unknownName('call', String(input), [...faultTargets]) })
    .default('*'),
  kind: z.enum(faultKinds),
  /** How many calls succeed before the first failure. */
  after: z.int().min(0).default(0),
  /** How many calls fail; without it, every call does. */
  times: z.int().min(1).optional(),
  /** Delay of `latency` in milliseconds. */
  ms: z.int().min(0).max(60_000).default(1000),
})
export type Fault = z.infer<typeof Fault>
/** A fault as callers write it: fields with a default may be left out. */
export type FaultInput = z.input<typeof Fault>

/** A fault for a path without a variant applies to every call on that path. */
const isMeant = (fault: Fault, call: string) => [call, call.split('?', 1)[0], '*'].includes(fault.call)

/** Creates the list of active faults of one world. */
export const createFaults = () => {
  let waiting: Fault[] = []
  /** Settles each pending delay: 'over' sends the response, 'dropped' closes the connection without one. */
  const ends = new Set<(how: 'over' | 'dropped') => void>()
  const release = (): void => {
    for (const end of ends) end('over')
  }
  return {
    list: (): readonly Fault[] => waiting,
    /** Replaces all faults and sends the responses that the old ones delay. */
    set: (faults: Fault[]): void => {
      waiting = faults
      release()
    },
    /** Sends all delayed responses at once. The faults stay active. */
    release,
    /** Removes all faults. Responses they delay are never sent, because the world they belong to was reset. */
    drop: (): void => {
      waiting = []
      for (const end of ends) end('dropped')
    },
    /** Resolves after `ms` milliseconds, or earlier when the delays are released or dropped. */
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
    /** Counts this call and returns the faults that apply to it: every delay, and the first fault that replaces the response. */
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

/** Tells the host to close the connection without a response. No real response has this status. */
export const noAnswerStatus = 599

/** The response that a fault sends instead of the real one. For `noAnswer` the host closes the connection. */
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
