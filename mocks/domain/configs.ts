import { Configs, groupForms } from '#contracts/api/config-groups.ts'
import { z } from 'zod'
import type { Db } from '../db/db.ts'

const Channels = z.record(z.string(), z.record(z.string(), z.string()))

/** A plain setting; empty where it does not exist. */
export const configText = (db: Db, name: string): string => db.configs.by('name', name)[0]?.value ?? ''

/** Settings by name; groups are kept as JSON, names that nobody knows are left out. Source: rules-backoffice 123. */
export const configsOf = (db: Db, names: readonly string[]): Configs => {
  const plain = names.flatMap(name => db.configs.by('name', name))
  return Configs.parse(
    Object.fromEntries(plain.map(({ name, value }) => [name, Object.hasOwn(groupForms, name) ? JSON.parse(value) : value])),
  )
}

/** Every saved channel of payment or sign-in. */
export const channelsOf = (db: Db, setting: 'pay' | 'oauth'): z.infer<typeof Channels> =>
  Channels.parse(JSON.parse(configText(db, setting) || '{}'))

/** Writes a setting that exists; others have no effect. Source: rules-backoffice 127. */
export const keepConfig = (db: Db, name: string, value: unknown): void => {
  const row = db.configs.by('name', name)[0]
  if (row) db.configs.change(row.id, { value: typeof value === 'string' ? value : JSON.stringify(value) })
}
