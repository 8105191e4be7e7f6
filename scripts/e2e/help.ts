import { devices } from './devices.ts'

/** What `npm run e2e -- --help` prints before the help of Playwright. */
export const help = `Usage: npm run e2e -- [options] [file …] [@tag …]

  e2e/admin/brands.spec.ts   one file; --workers=1 runs its tests one after the other
  @seller @pay               tests with a tag, or of a part of the shop
  --project=en               one language: en or zh-cn; also in a run that E2E_SHUFFLE shuffles
  --since REF                only what the changes since this commit or branch can affect
  --server                   with the standalone mock in place of the mock in the page
  --foreign                  what passes on another server: E2E_API=http://localhost:8000
  --shard=1/4                a part of the suite
  ${Object.keys(devices).join(', ')}
                             another browser or device

Wrong options, unknown tags and a selection without tests end with exit code 2 before the app is built. Then the number of tests is
printed, and how many minutes they take by scripts/e2e/seconds.json.

All other options are those of Playwright:
`
