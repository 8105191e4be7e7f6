import { adminAppVersions } from '#contracts/api/content/app-versions.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Releases of the apps. Source: MSG-5. */
export default defineTable(adminAppVersions, {
  noun: 'nouns.appVersion',
  fields: {
    name: { kind: 'text', label: 'articles.title', span: 24 },
    version: { kind: 'text', label: 'appVersions.version', initial: '1.0.0' },
    version_code: { kind: 'text', label: 'appVersions.code' },
    device: {
      kind: 'choice',
      label: 'appVersions.device',
      of: { android: 'appVersions.android', ios: 'appVersions.ios', mini: 'appVersions.mini' },
    },
    is_wgt: {
      kind: 'choice',
      label: 'appVersions.hotUpdate',
      of: { 1: 'btn.yes', 0: 'btn.no' },
    },
    url: { kind: 'file', label: 'appVersions.package', types: ['apk', 'wgt'], span: 24 },
    apple_id: { kind: 'text', label: 'appVersions.appleId' },
    content: { kind: 'richText', label: 'articles.content', span: 24 },
  },
  columns: ['name', 'version', 'device', 'is_wgt', 'created_at'],
  search: { name: 'startsWith', device: 'contains', version: 'contains' },
  form: ['name', 'version', 'version_code', 'device', 'is_wgt', 'url', 'apple_id', 'content'],
  view: ['name', 'version', 'version_code', 'device', 'is_wgt', 'url', 'apple_id', 'content'],
  dialog: { width: '70%' },
})
