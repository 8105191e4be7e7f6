import { recallInTab, rememberInTab } from '#src/lib/browser/storage.ts'

/** The parts of the devtools, in their order. */
export const tabNames = ['accounts', 'states', 'clock', 'faults', 'calls', 'messages', 'world', 'link', 'real'] as const
export type TabName = (typeof tabNames)[number]

const key = 'meridian:devtools'

const isTab = (name: string): name is TabName => tabNames.some(tab => tab === name)

/** Which part was shown last in this tab of the browser. */
export const lastTab = (): TabName => {
  const [, name = ''] = (recallInTab(key) ?? '').split(' ')
  return isTab(name) ? name : 'accounts'
}

/** Whether the devtools were open before a reload. */
export const wasOpen = (): boolean => (recallInTab(key) ?? '').startsWith('open')

/** Remembers over reloads what is shown. */
export const rememberDevtools = (open: boolean, tab: TabName): void => rememberInTab(key, `${open ? 'open' : 'closed'} ${tab}`)
