import type { Fault } from './fault.ts'
import { accessFaults } from './catalogue/access.ts'
import { answerFaults } from './catalogue/answers.ts'
import { fieldFaults } from './catalogue/fields.ts'
import { listFaults } from './catalogue/lists.ts'
import { shopFaults } from './catalogue/shop.ts'
import { valueFaults } from './catalogue/values.ts'
import { writeFaults } from './catalogue/writes.ts'

/** Raised when faults are added, removed or made different: figures of two versions do not compare. */
export const catalogueVersion = 1

/** Every fault that the verification has to notice, one at a time. */
export const faults: readonly Fault[] = [
  ...fieldFaults,
  ...valueFaults,
  ...answerFaults,
  ...listFaults,
  ...accessFaults,
  ...writeFaults,
  ...shopFaults,
]
