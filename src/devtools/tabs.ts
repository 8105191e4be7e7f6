import { recallInTab, rememberInTab } from '#src/lib/browser/storage.ts'

/** The tabs of the devtools, in their order. */
export const tabNames = ['accounts', 'states', 'clock', 'faults', 'calls', 'messages', 'world', 'record', 'link', 'real'] as const
export type TabName = (typeof tabNames)[number]

const key = 'meridian:devtools'

const isTab = (name: string): name is TabName => tabNames.some(tab => tab === name)

/** The devtools tab that was open last in this browser tab. */
export const lastTab = (): TabName => {
  const [, name = ''] = (recallInTab(key) ?? '').split(' ')
  return isTab(name) ? name : 'accounts'
}

/** Whether the devtools were open before a reload. */
export const wasOpen = (): boolean => (recallInTab(key) ?? '').startsWith('open')

/** Stores the open tab in session storage, so that it survives a reload. */
export const rememberDevtools = (open: boolean, tab: TabName): void => rememberInTab(key, `${open ? 'open' : 'closed'} ${tab}`)
