import { loginPathOf, type Audience } from '#contracts/wire/audience.ts'
import type { Tour } from '#src/lib/site/tour.ts'
import { accountIn, becomeAccount } from '../../accounts.ts'
import { press, type Pointer } from '../on-screen.ts'
import type { StepName } from '../step-texts.ts'

/** The part of the shop's state that a tour watches; what a tour does not need is undefined. */
export type Seen = {
  readonly path: string
  /** The stage of the tour's order. */
  readonly stage?: number | undefined
  /** The seller's decision on the tour's refund. */
  readonly verify?: number | undefined
  /** Whether the tour's product is in a running flash sale. */
  readonly isOnSale?: boolean | undefined
  /** How far the shopper's application for a store is. */
  readonly application?: number | undefined
}

/** One step of a tour. */
export type Step = {
  readonly name: StepName
  readonly audience: Audience
  /** The path of its screen. */
  readonly path: (tour: Tour) => string
  /** Whether a path shows its screen, if other paths than the one above do. */
  readonly isAt?: (path: string) => boolean
  /** The controls to press there; the first one on the screen is highlighted. */
  readonly points: (tour: Pick<Tour, 'goods' | 'order'>) => readonly Pointer[]
  readonly isDone: (seen: Seen, tour: Tour) => boolean
  /** Performs the step for visitors who only watch, after its screen has shown the control. */
  readonly act: (tour: Tour) => Promise<unknown>
}

/** A tour: its steps, what it has to find out first, and what it watches. */
export type Plan = {
  readonly steps: readonly Step[]
  /** Adds what has become known since, such as the order. @throws Failure */
  readonly learn: (tour: Tour, path: string) => Promise<Tour>
  /** @throws Failure */
  readonly see: (tour: Tour) => Promise<Omit<Seen, 'path'>>
}

/** A step that signs in as a ready account on the login page of its audience, by its button. */
export const signInStep = (name: StepName, audience: Audience, account: 'shopper' | 'newcomer' | 'seller' | 'admin'): Step => {
  const pointer = { css: `[data-ready="${account}"]` }
  return {
    name,
    audience,
    path: () => loginPathOf(audience),
    points: () => [pointer],
    isDone: () => accountIn(audience) === account,
    act: async () => {
      if (!press([pointer])) await becomeAccount(account)
    },
  }
}
