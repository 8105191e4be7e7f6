import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import type { ChecksOf } from './check.ts'
import { deletesRecords } from './deleting.ts'
import { comesBackAfterFailures } from './failures.ts'
import { isUsedByKeyboard } from './keyboard.ts'
import type { TableFacts, TableScreen } from './screen.ts'
import { findsRows } from './searching.ts'
import { exportsRows, showsRows } from './showing.ts'
import { addsRecords, changesRecords } from './writing.ts'

/** The check of failures comes first, because it is about the first load. */
const reading: readonly ChecksOf[] = [comesBackAfterFailures, showsRows, exportsRows, findsRows, isUsedByKeyboard]

/** Adding comes last, because the new record may have the name of the record that is changed. */
const writing: readonly ChecksOf[] = [changesRecords, deletesRecords, addsRecords]

/** Runs the checks that apply to the screen as steps of one test. */
const runs = (title: string, screen: TableScreen, given: TableFacts['given'], every: readonly ChecksOf[]): void => {
  const { as, path } = screen
  const checks = every.flatMap(checksOf => checksOf(screen))
  if (checks.length === 0) return
  const office = as === 'admin' ? '/Admin/' : '/Seller/'

  test(title, async ({ signedIn, allow, api, backOffice, faults, given: enterState, looksRight, page, t }) => {
    const states = [...(given ? [given] : []), ...checks.flatMap(check => check.given ?? [])]
    for (const [state, facts] of states) await enterState(state, facts)
    await signedIn(as)
    const open = async () => {
      if (!page.url().includes(office)) return backOffice.open(path)
      await visit(page, `${office}nowhere`)
      await expect(page.getByRole('heading', { level: 2, name: t('error.notFound') })).toBeVisible()
      await visit(page, path)
      await backOffice.settled()
    }

    for (const { name, run } of checks)
      await test.step(name, () => run({ allow, api, backOffice, faults, looksRight, page, t, open }))
  })
}

/** The address that shows all columns; otherwise a list leaves out minor ones that do not fit. */
const withAllColumns = (path: string, { columns }: TableFacts['table']): string =>
  columns.some(({ minor }) => minor)
    ? `${path}${path.includes('?') ? '&' : '?'}columns=${columns.map(({ name }) => name).join(',')}`
    : path

/**
 * Defines two tests of a table screen from its definition and the examples of its calls: one reads, one writes.
 * @param path of the screen, including the query.
 * @param as the account that opens it.
 */
export const tableSuite = (path: string, as: AccountName, { table: definition, given, ...facts }: TableFacts): void => {
  const screen: TableScreen = { ...facts, path: withAllColumns(path, definition), as, definition }

  test.describe(path, { tag: '@tables' }, () => {
    // The checks run axe themselves, whenever they show something new.
    test.use({ axe: false })
    test.describe.configure({ timeout: 180_000 })

    runs('shows and finds its rows', screen, given, reading)
    runs('changes, deletes and adds records', screen, given, writing)
  })
}
