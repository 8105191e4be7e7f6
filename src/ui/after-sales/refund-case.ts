import type { z } from 'zod'
import type { ParseKeys } from 'i18next'
import type { HandledOrder } from '#contracts/api/orders/back-office-orders.ts'
import type { Refund } from '#contracts/api/after-sales/refunds.ts'

export type RefundCase = z.infer<typeof Refund>
export type RefundOrder = z.infer<typeof HandledOrder>

/** The after-sales case of an order. Servers omit it, or send an empty list, if there is none. */
export const caseOf = ({ refund }: RefundOrder): RefundCase | undefined =>
  refund === undefined || Array.isArray(refund) ? undefined : refund

type State = Pick<RefundCase, 'refund_verify' | 'refund_step'>

const accepted = ['toSendBack', 'toSendAgain', 'toConfirm', 'done'] as const

/** State of a case, which determines who acts next. Source: REF-12. */
export type CaseState = 'toDecide' | 'refused' | (typeof accepted)[number]
export const caseState = ({ refund_verify, refund_step }: State): CaseState => {
  if (refund_verify === 0) return 'toDecide'
  return refund_verify === 2 ? 'refused' : accepted[refund_step]
}

export const caseWords = {
  toDecide: 'refunds.state.toDecide',
  refused: 'refunds.state.refused',
  toSendBack: 'refunds.state.toSendBack',
  toSendAgain: 'refunds.state.toSendAgain',
  toConfirm: 'refunds.state.toConfirm',
  done: 'refunds.state.done',
} as const satisfies Record<CaseState, ParseKeys>

/** The states in which the store has to act. */
export const waitsForStore: readonly CaseState[] = ['toDecide', 'toSendAgain']

/** What comes next for a case. */
export const caseNext = {
  toDecide: 'refunds.nextStep.toDecide',
  refused: 'refunds.nextStep.refused',
  toSendBack: 'refunds.nextStep.toSendBack',
  toSendAgain: 'refunds.nextStep.toSendAgain',
  toConfirm: 'refunds.nextStep.toConfirm',
  done: 'refunds.nextStep.done',
} as const satisfies Record<CaseState, ParseKeys>

/** Tag colours: amber where the store has to act. */
export const caseColours = { toDecide: 'warning', toSendAgain: 'warning', refused: 'plain', done: 'success' } as const

const moneySteps = ['refunds.step.asked', 'refunds.step.decided', 'refunds.step.refunded'] as const
const returnSteps = [
  'refunds.step.asked',
  'refunds.step.decided',
  'refunds.step.sentBack',
  'refunds.step.sentAgain',
  'refunds.step.confirmed',
] as const

/** The steps of a case and the current one, counted from 1; one past the end when all are done. Source: REF-5, REF-9. */
export const stepsOf = ({ refund_type, ...state }: Pick<RefundCase, 'refund_type'> & State) => {
  const steps: readonly ParseKeys[] = refund_type === 0 ? moneySteps : returnSteps
  const at = { toDecide: 2, refused: 2, toSendBack: 3, toSendAgain: 4, toConfirm: 5, done: steps.length + 1 } as const
  return { steps, at: at[caseState(state)] }
}

/** What the seller can do for a case now; `resend` as soon as an exchange is accepted. Source: REF-5, REF-10. */
export const turnOf = (one: Pick<RefundCase, 'refund_type' | keyof State> | undefined): 'decide' | 'resend' | 'wait' => {
  if (!one) return 'wait'
  if (one.refund_verify === 0) return 'decide'
  return one.refund_verify === 1 && one.refund_type === 1 && one.refund_step <= 1 ? 'resend' : 'wait'
}

/** The seller's input for one case. */
export type Answer = {
  readonly verdict: '' | 'agree' | 'refuse'
  readonly reason: string
  readonly re_delivery_code: string
  readonly re_delivery_no: string
}
export const noAnswer: Answer = { verdict: '', reason: '', re_delivery_code: '', re_delivery_no: '' }

/** Returns which input is still missing; a case that waits for another person needs none. */
export const gapIn = (
  one: RefundCase | undefined,
  { verdict, reason, ...parcel }: Answer,
): 'verdict' | 'reason' | 'parcel' | undefined => {
  const turn = turnOf(one)
  if (turn === 'decide') return verdict === '' ? 'verdict' : verdict === 'refuse' && reason.trim() === '' ? 'reason' : undefined
  if (turn === 'wait') return undefined
  const entered = [parcel.re_delivery_code, parcel.re_delivery_no.trim()].filter(Boolean).length
  // The exchange may be sent before the goods are back, but need not be.
  return entered === 2 || (entered === 0 && one?.refund_step === 0) ? undefined : 'parcel'
}

/** Builds the request body for the input; undefined if there is nothing to send. */
export const bodyOf = (one: RefundCase | undefined, { verdict, reason, re_delivery_code, re_delivery_no }: Answer) => {
  const turn = turnOf(one)
  if (turn === 'decide')
    return verdict === 'agree' ? { refund_verify: 1 as const } : { refund_verify: 2 as const, refuse_remark: reason.trim() }
  if (turn === 'wait' || re_delivery_no.trim() === '') return undefined
  return { re_delivery_code, re_delivery_no: re_delivery_no.trim() }
}

/** A parcel's display text: courier name and tracking number. */
export const parcelText = (code: string, no: string): string => [code.toUpperCase(), no].filter(Boolean).join(' ')
