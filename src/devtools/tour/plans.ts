import type { TourName } from '#src/lib/site/tour.ts'
import { flashSale } from './steps/flash-sale.ts'
import { openStore } from './steps/open-store.ts'
import { purchase } from './steps/purchase.ts'
import { refund } from './steps/refund.ts'
import type { Plan } from './steps/step.ts'

/** The tours by name. */
export const plans: Readonly<Record<TourName, Plan>> = { purchase, refund, flashSale, openStore }

/** The names of the tours as people read them. */
export const planTexts = {
  purchase: 'devtools.tour.plan.purchase',
  refund: 'devtools.tour.plan.refund',
  flashSale: 'devtools.tour.plan.flashSale',
  openStore: 'devtools.tour.plan.openStore',
} as const
