/** Whether a store is open. Source: STO-4. */
export const storeStatus = {
  kind: 'choice',
  of: { 1: 'stores.open', 0: 'stores.closed' },
  tag: { 1: 'success' },
} as const

/** Step of a store application. Source: STS-5. */
export const storeStep = {
  kind: 'choice',
  of: {
    1: 'store.verifyStatus.createStore',
    2: 'store.verifyStatus.verifying',
    3: 'store.verifyStatus.verifyError',
    4: 'store.verifyStatus.passVerify',
  },
  tag: { 2: 'warning', 3: 'danger', 4: 'success' },
} as const
