import type { z } from 'zod'
import { Admin, User } from '#contracts/api/auth.ts'
import { forget, recall, remember } from './storage.ts'

/** The three audiences; each has a session of its own. Source: spec, section 6. */
export type Area = 'buyer' | 'seller' | 'admin'

const profiles = { buyer: User, seller: User, admin: Admin } as const

/** The profile that an area keeps. */
export type UserOf<A extends Area> = z.output<(typeof profiles)[A]>

/** All areas, in the order in which the address is asked for them. */
export const areas: readonly Area[] = ['admin', 'seller', 'buyer']

const prefixes = { buyer: '', seller: 'seller_', admin: 'admin_' } as const satisfies Record<Area, string>

/** Where the token and the user of an area are kept. Source: spec, section 9, storage keys. */
export const storageKeys = (area: Area) => ({ token: `${prefixes[area]}token`, user: `${prefixes[area]}user` })

/** Path of the front page of each area; also the prefix of its addresses. Source: spec, section 2. */
export const homePaths = { buyer: '/', seller: '/Seller/', admin: '/Admin/' } as const satisfies Record<Area, string>

/** Which area an address belongs to, by its path alone and case-sensitively; the storefront by default. Source: spec, section 2. */
export const areaOfPath = (path: string): Area => {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  if (/\/Admin(\/|$)/.test(bare)) return 'admin'
  return /\/Seller(\/|$)/.test(bare) ? 'seller' : 'buyer'
}

/** The area of the current address; the storefront outside a browser. */
export const areaOfAddress = (): Area => areaOfPath(typeof window === 'undefined' ? '/' : window.location.pathname)

/** The login page of an area. Source: spec, section 2.3. */
export const loginPathOf = (area: Area): string => `${homePaths[area]}login`

type Listener = (area: Area) => void
const listeners = new Set<Listener>()
const announce = (area: Area) => listeners.forEach(listener => listener(area))

const hearOtherTabs = (event: StorageEvent) => {
  for (const area of areas) {
    const { token, user } = storageKeys(area)
    if (event.key === null || event.key === token || event.key === user) announce(area)
  }
}

/**
 * Calls `listener` with the area whenever its token or user changes, in this tab or another one.
 * @returns a function that stops it.
 */
export const onSessionChange = (listener: Listener): (() => void) => {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && typeof window !== 'undefined') window.removeEventListener('storage', hearOtherTabs)
  }
}

/** The token of an area, if somebody is signed in there. */
export const tokenOf = (area: Area): string | undefined => recall(storageKeys(area).token)

/** Stores the token of an area; an empty one changes nothing. */
export const keepToken = (area: Area, token: string): void => {
  if (!token || token === tokenOf(area)) return
  remember(storageKeys(area).token, token)
  announce(area)
}

/** Reads a kept user; `undefined` when there is none or it is not of the expected shape. */
export const readUser = <A extends Area>(area: A, text: string | undefined): UserOf<A> | undefined => {
  if (!text) return undefined
  try {
    const result = profiles[area].safeParse(JSON.parse(text))
    return result.success ? (result.data as UserOf<A>) : undefined
  } catch {
    return undefined
  }
}

/** The kept profile of an area. */
export const userOf = <A extends Area>(area: A): UserOf<A> | undefined => readUser(area, recall(storageKeys(area).user))

/** Stores the profile of an area. */
export const keepUser = <A extends Area>(area: A, user: UserOf<A>): void => {
  remember(storageKeys(area).user, JSON.stringify(user))
  announce(area)
}

/** Forgets the token and the user of one area; the other areas stay signed in. */
export const endSession = (area: Area): void => {
  const { token, user } = storageKeys(area)
  forget(token)
  forget(user)
  announce(area)
}
