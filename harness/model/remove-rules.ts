import { OK } from '#contracts/api/kit/envelope.ts'
import { accountFor } from '#contracts/states/ready-accounts.ts'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { kindOfPath, made } from './ids.ts'
import type { Run } from './match.ts'

const rules = [sellerFullReductions.remove]
/** Campaigns of products, which a state ends if there is one. */
const campaigns = [...rules, sellerSeckills.remove, sellerCollectives.remove, sellerDistributions.remove, sellerCoupons.remove]

/**
 * Deletes the spend-and-save rules that a sequence has created, on the server and on the reference: of all rules of a store the lowest
 * applies, so they would hide the rules of later sequences. Without a states address also the other campaigns, which would collide with
 * those of later sequences. What the server keeps is kept on the reference, too. Source: MDL-13, MDL-24.
 */
export const removeRules = async ({ ids, server, reference, memory }: Run): Promise<void> => {
  for (const remove of server.entersStates ? rules : campaigns) {
    const account = accountFor(remove)
    for (let at = 0, rule; (rule = ids.made(made(kindOfPath(remove.path), at))); at++) {
      const [expected, actual] = rule
      memory.wrote()
      const { code } = await server.send({ to: remove, params: { ids: actual } }, account)
      if (code === OK) await reference.send({ to: remove, params: { ids: expected } }, account)
    }
  }
}
