import { Configs, groupForms } from '#contracts/api/system/config-groups.ts'
import { z } from 'zod'
import type { Db } from '../../db/db.ts'

const Channels = z.record(z.string(), z.record(z.string(), z.string()))

/** A plain setting; empty if it does not exist. */
export const configText = (db: Db, name: string): string => db.configs.by('name', name)[0]?.value ?? ''

/** Settings by name. Groups are stored as JSON; unknown names are left out. Source: CFG-1. */
export const configsOf = (db: Db, names: readonly string[]): Configs => {
  const plain = names.flatMap(name => db.configs.by('name', name))
  return Configs.parse(
    Object.fromEntries(plain.map(({ name, value }) => [name, Object.hasOwn(groupForms, name) ? JSON.parse(value) : value])),
  )
}

/** All saved channels of payment or login. */
export const channelsOf = (db: Db, setting: 'pay' | 'oauth'): z.infer<typeof Channels> =>
  Channels.parse(JSON.parse(configText(db, setting) || '{}'))

/** Writes an existing setting; an unknown name does nothing. Source: CFG-1. */
export const keepConfig = (db: Db, name: string, value: unknown): void => {
  const row = db.configs.by('name', name)[0]
  if (row) db.configs.change(row.id, { value: typeof value === 'string' ? value : JSON.stringify(value) })
}

/** One entry of a setting stored as JSON; undefined if it is missing or not JSON. */
const entryOf = (db: Db, name: string, key: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(db.configs.by('name', name)[0]?.value ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed).find(([own]) => own === key)?.[1] : undefined
  } catch {
    return undefined
  }
}

/** A number from the settings, such as `task.cancel`; `otherwise` if it is missing or invalid. */
export const numberIn = (db: Db, name: string, key: string, otherwise: number): number => {
  const value = entryOf(db, name, key)
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) && number >= 0 ? number : otherwise
}

/** Whether an entry of the settings is filled in, such as the payment channel `pay.wechatscan`. */
export const isConfigured = (db: Db, name: string, key: string): boolean => {
  const value = entryOf(db, name, key)
  return typeof value === 'object' && value !== null && Object.values(value).some(Boolean)
}

/** The payment channels of the demo shop: QR codes of both gateways. */
export const scanChannels = { wechatscan: { app_id: 'wx-demo' }, alipayscan: { app_id: 'alipay-demo' } } as const
