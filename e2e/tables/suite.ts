import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { test } from '../test.ts'
import { deletesRecords } from './deleting.ts'
import { comesBackAfterFailures } from './failures.ts'
import { isWalkedByKeyboard } from './keyboard.ts'
import type { TableFacts, TableScreen } from './screen.ts'
import { findsRows } from './searching.ts'
import { showsRows } from './showing.ts'
import { writesRecords } from './writing.ts'

/**
 * The tests of a table screen, from its definition and the description of its calls with its examples: it shows, pages and exports
 * its rows, finds them by each field, shows, adds, changes and deletes records, tells what the server refuses, and is used by
 * keyboard alone.
 * @param path where the screen is, with its query.
 * @param as who opens it.
 */
export const tableSuite = (path: string, as: AccountName, { table: definition, ...facts }: TableFacts): void => {
  const screen: TableScreen = { ...facts, path, as, definition }
  test.describe(path, { tag: '@tables' }, () => {
    // Axe looks where something new is to be seen, not after each test.
    test.use({ axe: false })
    test.beforeEach(async ({ given, signedIn }) => {
      if (facts.given) await given(facts.given[0], facts.given[1])
      await signedIn(as)
    })
    showsRows(screen)
    if (definition.search.length > 0) findsRows(screen)
    writesRecords(screen)
    deletesRecords(screen)
    comesBackAfterFailures(screen)
    isWalkedByKeyboard(screen)
  })
}
