/** Refusals that confirming and placing an order have in common. */
export const confirmRefusals = [
  'stockTooLow',
  'skuMissing',
  'offShelf',
  'notFound',
  'notDelivered',
  'invalidInput',
  'subAccountRefused',
] as const
