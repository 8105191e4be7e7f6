import type { Page } from '@playwright/test'
import type { Given } from '#contracts/states/index.ts'
import type { Fixtures } from '../own-profile.ts'
import type { TableScreen } from './screen.ts'

/** The fixtures of a check. */
export type CheckTools = Pick<Fixtures, 'allow' | 'api' | 'backOffice' | 'faults' | 'looksRight' | 't'> & {
  readonly page: Page
  /** Opens the screen anew: first page, no search, no selection. */
  readonly open: () => Promise<void>
}

/** One thing that a table screen does. Checks share a page, because loading it takes longer than most of them. */
export type Check = {
  readonly name: string
  /** Provider states to enter before the page is loaded. */
  readonly given?: readonly Given[]
  readonly run: (tools: CheckTools) => Promise<void>
}

/** The checks that apply to a screen. */
export type ChecksOf = (screen: TableScreen) => readonly Check[]
