import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { ignoresForgery } from '../assignment.ts'
import { ask, same, sampleOf, sure, type Rule } from '../rule.ts'

const ownGoods = ignoresForgery({
  name: 'A store can neither approve its own products nor set how many it sold.',
  about: [sellerGoods.update],
  source: 'GDE-9, REV-6',
  run: async shop => {
    const { body, params, given } = sampleOf(shop, sellerGoods.update)
    await shop.given(...given)
    const row = async () => (await ask(shop, adminGoods.list, { query: { id: String(params?.id) } }, 'admin')).data[0]
    sure(await shop.send(sellerGoods.update, { params, body }, 'seller'))
    const before = await row()
    await shop.send(
      sellerGoods.update,
      { params, body: { ...Object(body), goods_verify: before?.goods_verify === 1 ? 2 : 1, goods_sale: 88_888 } },
      'seller',
    )
    const after = await row()
    same(
      'data.data[0].goods_verify, data.data[0].goods_sale',
      [after?.goods_verify, after?.goods_sale],
      [before?.goods_verify, before?.goods_sale],
    )
  },
})

/** Rules for the approval of products. */
export const approvalRules: readonly Rule[] = [ownGoods]
