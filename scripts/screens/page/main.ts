import { startTexts } from '#src/i18n/i18n.ts'
import { startOver } from './backend.ts'
import { degradationsAt, showDegraded, unguardedAt } from './degrade.ts'
import { atRest, mount } from './mount.tsx'
import { pressEverything } from './press.ts'
import type { Screen } from '../screens.ts'

await startTexts('en')

const driver = {
  degradationsAt,
  showDegraded,
  unguardedAt,
  pressEverything,
  show: async ({ path, start }: Screen): Promise<boolean> => {
    await startOver(start)
    mount(path)
    return atRest()
  },
}

export type Driver = typeof driver
window.driver = driver
