import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { noteRead, type Place } from './notes.ts'

type Container = Record<string, unknown> | unknown[]

/** The untraced value behind each traced one. */
const originals = new WeakMap<object, Container>()
const traces = new WeakMap<object, object>()
let muted = false

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Names that the language and libraries ask every object for; no page means a field of a reply by them. */
const isAsked = (target: Container, key: string): boolean =>
  !Object.hasOwn(target, key) && (key in Object.prototype || ['then', 'toJSON', '$$typeof', 'nodeType'].includes(key))

const below = (place: Place, key: string): Place => ({ call: place.call, path: [...place.path, key] })

const readElement = (target: unknown[], place: Place, key: string): unknown => {
  const value: unknown = Reflect.get(target, key)
  if (/^\d+$/.test(key)) return tracedAt(below(place, '[]'), value)
  if (key === 'length') noteRead(place, false)
  return value
}

const readField = (target: Record<string, unknown>, place: Place, key: string): unknown => {
  if (isAsked(target, key)) return target[key]
  return tracedAt(below(place, key), target[key])
}

const tracedAt = (place: Place, value: unknown): unknown => {
  if (muted) return value
  noteRead(place, value === undefined || value === null)
  if (!isContainer(value) || originals.has(value)) return value
  const known = traces.get(value)
  if (known) return known
  const trace = new Proxy(value, {
    get: (target, key) => {
      if (typeof key === 'symbol' || muted) return Reflect.get(target, key) as unknown
      return Array.isArray(target) ? readElement(target, place, key) : readField(target, place, key)
    },
    has: (target, key) => {
      if (typeof key === 'string' && !Array.isArray(target) && !muted) noteRead(below(place, key), !(key in target))
      return key in target
    },
  })
  originals.set(trace, value)
  traces.set(value, trace)
  return trace
}

/** Whether reads of a value are noted. */
export const isTraced = (value: object): boolean => originals.has(value)

/**
 * The data of a reply, such that every field that is read of it is noted. Source: RDS-1.
 * @param call what was called
 */
export const traced = <Data>(call: Endpoint, data: Data): Data => tracedAt({ call: nameOf(call), path: [] }, data) as Data

/** Does work that reads whole replies without meaning any field of them. Source: RDS-2. */
export const untracedWork = <Result>(work: () => Result): Result => {
  const before = muted
  muted = true
  try {
    return work()
  } finally {
    muted = before
  }
}
