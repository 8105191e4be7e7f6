import { adminAppVersions, latestAppVersion } from '#contracts/api/content/app-versions.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'

const version = {
  id: 90_261,
  name: 'New release',
  version: '1.9.0',
  version_code: 190,
  url: '/storage/app/meridian.apk',
  device: 'android',
  apple_id: '',
  is_wgt: 0,
  content: '<p>Faster.</p>',
  created_at: '2026-01-02 03:04:05',
} as const
const given = ['an app version exists', { id: version.id }] as const
const form = {
  name: 'Small fixes',
  version: '1.9.1',
  version_code: 191,
  device: 'ios',
  apple_id: '1234567890',
  is_wgt: 0,
} as const

export const appVersionExamples = [
  ...crudExamples(adminAppVersions, {
    given,
    id: version.id,
    row: version,
    added: form,
    changed: { ...form, device: 'android', is_wgt: 1 },
    wrong: { ...form, device: 'fridge' },
  }),
  ...examplesOf(latestAppVersion, [
    // Proves MSG-2.
    { when: 'Android, unless told otherwise', given, reply: version, exact: ['device'] },
    { when: 'a device that has one', given, query: { device: 'android' }, reply: version },
    // Proves MSG-2.
    { when: 'a device without any', given, query: { device: 'mini' }, reply: null },
  ]),
]
