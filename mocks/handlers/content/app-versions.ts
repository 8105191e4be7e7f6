import { adminAppVersions, latestAppVersion } from '#contracts/api/content/app-versions.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const appVersionHandlers = [
  handle(latestAppVersion, ({ db, query }) => {
    const device = query?.device ?? 'android'
    const [newest] = db.app_versions
      .rows()
      .filter(one => one.device === device)
      .toSorted((a, b) => b.version_code - a.version_code || b.id - a.id)
    return newest ?? null
  }),
  ...crudHandlers(adminAppVersions, {
    rows: db => db.app_versions,
    show: row => row,
    create: (body, { db }) => db.app_versions.add(body),
    update: (row, body, { db }) => db.app_versions.change(row.id, body),
  }),
]
