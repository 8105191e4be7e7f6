import { isTraced } from './trace.ts'

const lazyReads = new WeakSet<() => unknown>()

/** Defines a field of the copy that reads from the original. */
const lazily = (target: object, key: PropertyKey, origin: object) => {
  const get = (): unknown => Reflect.get(origin, key)
  lazyReads.add(get)
  const set = (value: unknown) => define(target, key, value)
  Object.defineProperty(target, key, { get, set, enumerable: true, configurable: true })
}

const define = (target: object, key: PropertyKey, value: unknown) =>
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })

/** Copies one field. Copying does not count as a read; reading the copy does. Source: RDS-2. */
const copyField = (target: object, key: PropertyKey, origin: object) => {
  const field = Object.getOwnPropertyDescriptor(origin, key)
  if (!field?.enumerable) return
  if (isTraced(origin) || (field.get && lazyReads.has(field.get))) lazily(target, key, origin)
  else define(target, key, Reflect.get(origin, key))
}

/** `{ ...target, ...origins }` in builds that trace reads. */
export const objectSpread = (target: object, ...origins: readonly unknown[]): object => {
  for (const origin of origins) {
    if (typeof origin !== 'object' || origin === null) continue
    for (const key of Reflect.ownKeys(origin)) copyField(target, key, origin)
  }
  return target
}

/** `{ excluded, ...rest } = origin` in builds that trace reads. */
export const objectRest = (origin: object, excluded: readonly PropertyKey[]): object => {
  const rest = {}
  const kept = Reflect.ownKeys(origin).filter(key => !excluded.includes(key))
  for (const key of kept) copyField(rest, key, origin)
  return rest
}
