import { afterSalesFlows } from './after-sales.ts'
import { campaignFlows } from './campaigns.ts'
import { cartFlows } from './carts.ts'
import { listFlows } from './lists.ts'
import { moneyFlows } from './money.ts'
import { productFlows } from './products.ts'
import { purchaseFlows } from './purchase.ts'
import { returnFlows } from './returns.ts'
import { recordFlows } from './records.ts'
import { signInFlows } from './sign-in.ts'
import { sequelFlows } from './sequels.ts'
import { severalFlows } from './several.ts'
import type { Flow } from './kit.ts'

/** All flows. A noun has one if its rules show only when several of its calls are combined. */
export const flows: readonly Flow[] = [
  ...purchaseFlows,
  ...campaignFlows,
  ...cartFlows,
  ...afterSalesFlows,
  ...returnFlows,
  ...moneyFlows,
  ...productFlows,
  ...recordFlows,
  ...signInFlows,
  ...severalFlows,
  ...sequelFlows,
  ...listFlows,
]
