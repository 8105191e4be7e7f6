import type { z } from 'zod'
import { storeVerify, type PublicStore } from '#contracts/api/stores/stores.ts'

const notPassed: readonly unknown[] = [storeVerify.filling, storeVerify.reviewing, storeVerify.refused]

/**
 * True if the server says that shoppers may not see a store. A server that leaves out the two fields only sends stores that they
 * may see. Source: STP-5, TOL-15.
 */
export const isHidden = ({ store_status, store_verify }: z.output<typeof PublicStore>): boolean =>
  store_status === 0 || notPassed.includes(store_verify)
