import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { noteRead, type Place } from './notes.ts'

type Container = Record<string, unknown> | unknown[]

/** The untraced value behind each traced one. */
const originals = new WeakMap<object, Container>()
const traces = new WeakMap<object, object>()
let muted = false

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Property names that the language and libraries read from every object, so they do not count as fields of a reply. */
const isChecked = (target: Container, key: string): boolean =>
  !Object.hasOwn(target, key) && (key in Object.prototype || ['then', 'toJSON', '$$typeof', 'nodeType'].includes(key))

const below = (place: Place, key: string): Place => ({ call: place.call, path: [...place.path, key] })

const readElement = (target: unknown[], place: Place, key: string): unknown => {
  const value: unknown = Reflect.get(target, key)
  if (/^\d+$/.test(key)) return tracedAt(below(place, '[]'), value)
  if (key === 'length') noteRead(place, false)
  return value
}

const readField = (target: Record<string, unknown>, place: Place, key: string): unknown => {
  if (isChecked(target, key)) return target[key]
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

/** True if reads of a value are recorded. */
export const isTraced = (value: object): boolean => originals.has(value)

/**
 * Wraps the data of a reply, so that every field that is read is recorded. Source: RDS-1.
 * @param call the endpoint of the reply.
 */
export const traced = <Data>(call: Endpoint, data: Data): Data => tracedAt({ call: nameOf(call), path: [] }, data) as Data

/** Runs work that reads whole replies, without recording reads. Source: RDS-2. */
export const untracedWork = <Result>(work: () => Result): Result => {
  const before = muted
  muted = true
  try {
    return work()
  } finally {
    muted = before
  }
}
