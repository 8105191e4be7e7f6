import type { Db } from '../db/db.ts'

/** One entry of a setting that is stored as JSON; undefined where it is missing or no JSON. */
const entryOf = (db: Db, name: string, key: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(db.configs.by('name', name)[0]?.value ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed).find(([own]) => own === key)?.[1] : undefined
  } catch {
    return undefined
  }
}

/** A number of the settings, such as `task.cancel`; `otherwise` where it is missing or makes no sense. */
export const numberIn = (db: Db, name: string, key: string, otherwise: number): number => {
  const value = entryOf(db, name, key)
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) && number >= 0 ? number : otherwise
}

/** Whether a part of the settings is filled in, such as the payment channel `pay.wechatscan`. */
export const isConfigured = (db: Db, name: string, key: string): boolean => {
  const value = entryOf(db, name, key)
  return typeof value === 'object' && value !== null && Object.values(value).some(Boolean)
}

/** The payment channels of the demo shop: both gateways by scanning. */
export const scanChannels = { wechatscan: { app_id: 'wx-demo' }, alipayscan: { app_id: 'alipay-demo' } } as const
