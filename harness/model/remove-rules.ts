import { OK } from '#contracts/api/kit/envelope.ts'
import { accountFor } from '#contracts/states/ready-accounts.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { made } from './ids.ts'
import type { Run } from './match.ts'

const { remove } = sellerFullReductions
const account = accountFor(remove)

/**
 * Deletes the spend-and-save rules that a sequence has created, on the server and on the reference. Of all rules of a store the
 * lowest applies, so they would hide the rules of later sequences. A rule that the server keeps is kept on the reference, too.
 */
export const removeRules = async ({ ids, server, reference, memory }: Run): Promise<void> => {
  for (let at = 0, rule; (rule = ids.made(made('full_reductions', at))); at++) {
    const [expected, actual] = rule
    memory.wrote()
    const { code } = await server.send({ to: remove, params: { ids: actual } }, account)
    if (code === OK) await reference.send({ to: remove, params: { ids: expected } }, account)
  }
}
