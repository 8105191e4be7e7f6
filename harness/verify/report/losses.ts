import type { ErrorName } from '#contracts/api/errors.ts'

const [letIn, tooMuch] = ['a caller without valid credentials is accepted', 'more is given or sold than there is']
const [moved, twice] = [
  'a step is accepted that the stage of the order forbids',
  'a value that has to be unique is accepted twice',
]

/**
 * The damage if a refusal of level core is missing, by the name of the refusal: accounts, money, stock or stages become wrong. These
 * are bugs of the server at any level. Source: VRF-11.
 */
export const losses: Readonly<Partial<Record<ErrorName, string>>> = {
  notLoggedIn: letIn,
  wrongCredentials: letIn,
  wrongCode: letIn,
  captchaMissing: letIn,
  noPermission: 'an account may do what it may not',
  subAccountRefused: 'an account may do what it may not',
  accountTaken: twice,
  nameTaken: twice,
  storeExists: twice,
  alreadyReceived: twice,
  payTooSoon: twice,
  stockTooLow: tooMuch,
  balanceTooLow: tooMuch,
  couponOver: tooMuch,
  groupFull: tooMuch,
  offShelf: tooMuch,
  skuMissing: tooMuch,
  notDelivered: 'an order is taken that the store does not deliver',
  wrongState: moved,
  refundTooLate: moved,
  deliveryMissing: moved,
  wrongPayPassword: 'money is spent without its password',
  notFound: 'a record that nobody has is answered as if it were there',
  invalidInput: 'what decides about money, stock, accounts or stages is accepted unchecked',
  fileRefused: 'a file is stored that is not what it says',
}
