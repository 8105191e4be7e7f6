import type { showRefund } from '#contracts/api/after-sales/refunds.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'

/** An after-sales case. */
export type Refund = ReplyOf<typeof showRefund>

/** The stage of a case: who acts next, or how it ended. */
export type RefundTurn = 'sellerDecides' | 'youSend' | 'sellerSends' | 'youConfirm' | 'refused' | 'refunded' | 'exchanged'

const turns = { 0: 'youSend', 1: 'sellerSends', 2: 'youConfirm', 3: 'exchanged' } as const

/** Whose turn it is. Source: ASC-2, REF-12. */
export const turnOf = ({
  refund_type,
  refund_verify,
  refund_step,
}: Pick<Refund, 'refund_type' | 'refund_verify' | 'refund_step'>): RefundTurn => {
  if (refund_verify === 0) return 'sellerDecides'
  if (refund_verify === 2) return 'refused'
  // A case of an unknown kind is called a refund. Source: TOL-12.
  return refund_type === 1 ? (ofChoice(turns, refund_step) ?? 'youSend') : 'refunded'
}

/** The steps of money back, and of an exchange. */
export const stepsOf = {
  0: ['asked', 'decided', 'refunded'],
  1: ['asked', 'decided', 'sentBack', 'sentAgain', 'confirmed'],
} as const

/** The step that is waited for, from 1; one more than there are when the case is over. */
export const stepAt: Readonly<Record<Exclude<RefundTurn, 'refused'>, number>> = {
  sellerDecides: 2,
  youSend: 3,
  sellerSends: 4,
  youConfirm: 5,
  refunded: 4,
  exchanged: 6,
}
