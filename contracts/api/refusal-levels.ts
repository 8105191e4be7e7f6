import type { ErrorName } from './errors.ts'
import type { Level } from './kit/level.ts'

/** Refusals that a server may lack: none of them protects money, stock, ownership, accounts or the stages of an order. */
const fullRefusals: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'unknownColumn',
  'accountUnknown',
  'sentTooOften',
  'codeRefused',
  'alreadyBound',
  'wrongParent',
  'builtIn',
  'nothingToSettle',
  'classNotSold',
  'campaignOverlaps',
])

/** Whether every server has to refuse this, or only those that conform to full. Source: LEV-5. */
export const levelOfRefusal = (name: ErrorName): Level => (fullRefusals.has(name) ? 'full' : 'core')
