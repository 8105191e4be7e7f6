/** What looking at an order and placing it refuse alike. */
export const wishRefusals = [
  'stockTooLow',
  'skuMissing',
  'offShelf',
  'notFound',
  'notDelivered',
  'invalidInput',
  'subAccountRefused',
] as const
