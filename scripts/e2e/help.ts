import { devices } from './devices.ts'

/** What `npm run e2e -- --help` prints before the help of Playwright. */
export const help = `Usage: npm run e2e -- [options] [file …] [@tag …]

  e2e/admin/brands.spec.ts   one file; --workers=1 runs its tests one after the other
  @seller @pay               tests with a tag, or of a part of the shop
  --project=en               one language: en or zh-cn
  --since REF                only what the changes since this commit or branch can affect
  --server                   with the standalone mock in place of the mock in the page
  --foreign                  what passes on another server: E2E_API=http://localhost:8000
  --shard=1/4                a part of the suite
  ${Object.keys(devices).join(', ')}
                             another browser or device

All other options are those of Playwright:
`
