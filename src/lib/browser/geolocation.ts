import { recall, remember } from './storage.ts'

/** The visitor's position in degrees, as text for the wire. */
export type Coordinates = { lng: string; lat: string }

const key = 'lonlat'
const degrees = /^-?\d{1,3}(\.\d+)?$/

/** The position stored in this browser as `lng,lat`; undefined before the first request. Source: STR-6. */
export const knownPosition = (): Coordinates | undefined => {
  const [lng = '', lat = ''] = recall(key)?.split(',') ?? []
  return degrees.test(lng) && degrees.test(lat) ? { lng, lat } : undefined
}

/** Asks the browser for the position and stores it. @returns undefined if the visitor or the device denies it. */
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
