import type { Db } from '../../db/db.ts'
import { configText } from '../system/configs.ts'

const setting = 'permission_check'

/** Whether the mock checks the permissions of roles; true by default. Source: ROL-2, ROL-3. */
export const checksPermissions = (db: Db): boolean => configText(db, setting) !== 'off'

/** Turns the permission check on or off. Source: ROL-3. */
export const switchPermissionCheck = (db: Db, on: boolean): void => {
  const value = on ? 'on' : 'off'
  const [kept] = db.configs.by('name', setting)
  if (kept) db.configs.change(kept.id, { value })
  else db.configs.add({ name: setting, value })
}
