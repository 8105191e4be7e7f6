import { z } from 'zod'
import { Fault } from '../faults.ts'
import type { World } from '../world.ts'
import { ProxyChoice, type createProxy } from './proxy.ts'

const key = 'meridian:tab'
const Kept = z.object({ faults: z.array(Fault), proxy: ProxyChoice })

const stored = () => {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '')).data
  } catch {
    return undefined
  }
}

/**
 * Keeps the settings of one tab across reloads: its faults, and the calls that go to a real server. The world itself is shared by
 * all tabs.
 */
export const createTabMemory = (world: World, proxy: ReturnType<typeof createProxy>) => {
  let known: readonly unknown[] = []
  return {
    /** Stores the settings if they have changed. */
    keep: (): void => {
      const now = [world.faults.list(), proxy.choice()] as const
      if (now.every((one, at) => one === known[at])) return
      known = now
      sessionStorage.setItem(key, JSON.stringify({ faults: now[0], proxy: now[1] }))
    },
    /** Restores the settings. Faults given in the URL win over stored ones. */
    recall: (named: readonly Fault[]): void => {
      const { faults = [], proxy: choice } = stored() ?? {}
      world.faults.set(named.length > 0 ? [...named] : faults)
      if (choice) proxy.choose(choice)
    },
  }
}
