import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

/** Keeps sub-accounts from buying and from opening a store. @throws Refusal subAccountRefused */
export const refuseSubAccount = ({ belong_id }: RowOf<'users'>): void => {
  if (belong_id > 0) refuse('subAccountRefused')
}
