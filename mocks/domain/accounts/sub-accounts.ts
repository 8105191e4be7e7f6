import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

/** Sub-accounts may neither buy nor open a store. @throws Refusal subAccountRefused */
export const refuseSubAccount = ({ belong_id }: RowOf<'users'>): void => {
  if (belong_id > 0) refuse('subAccountRefused')
}
