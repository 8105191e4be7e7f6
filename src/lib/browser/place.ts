import { recall, remember } from './storage.ts'

/** Where the visitor is, in degrees, as the wire wants it. */
export type Place = { lng: string; lat: string }

const key = 'lonlat'
const degrees = /^-?\d{1,3}(\.\d+)?$/

/** The place that this browser remembers as `lng,lat`; none before it was asked for. Source: STR-6. */
export const knownPlace = (): Place | undefined => {
  const [lng = '', lat = ''] = recall(key)?.split(',') ?? []
  return degrees.test(lng) && degrees.test(lat) ? { lng, lat } : undefined
}

/** Asks the browser where it is and remembers it. @returns the place; none when the visitor or the device says no. */
export const askForPlace = (): Promise<Place | undefined> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        remember(key, `${coords.longitude.toFixed(6)},${coords.latitude.toFixed(6)}`)
        resolve(knownPlace())
      },
      () => resolve(undefined),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  })
