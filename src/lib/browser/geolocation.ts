import { recall, remember } from './storage.ts'

/** Where the visitor is, in degrees, as the wire wants it. */
export type Coordinates = { lng: string; lat: string }

const key = 'lonlat'
const degrees = /^-?\d{1,3}(\.\d+)?$/

/** The position that this browser remembers as `lng,lat`; none before it was asked for. Source: STR-6. */
export const knownPosition = (): Coordinates | undefined => {
  const [lng = '', lat = ''] = recall(key)?.split(',') ?? []
  return degrees.test(lng) && degrees.test(lat) ? { lng, lat } : undefined
}

/** Asks the browser where it is and remembers it. @returns the position; none when the visitor or the device says no. */
export const askForPosition = (): Promise<Coordinates | undefined> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        remember(key, `${coords.longitude.toFixed(6)},${coords.latitude.toFixed(6)}`)
        resolve(knownPosition())
      },
      () => resolve(undefined),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  })
