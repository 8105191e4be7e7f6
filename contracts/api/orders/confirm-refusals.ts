/** What looking at an order and placing it refuse alike. */
export const confirmRefusals = [
  'stockTooLow',
  'skuMissing',
  'offShelf',
  'notFound',
  'notDelivered',
  'invalidInput',
  'subAccountRefused',
] as const
