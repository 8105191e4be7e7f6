import type { Text } from '../db/text.ts'
import type { RowOf } from '../db/rows.ts'
import { isOpen } from '../domain/catalogue/goods.ts'
import { hasSession } from '../sessions.ts'
import type { World } from '../world.ts'

/** What a store answers, by words of the question; the last one fits every question. */
const answers: readonly (readonly [about: RegExp, answer: Text])[] = [
  [
    /发货|多久|什么时候|ship|leave|arrive|deliver|when/i,
    {
      zh: '您好，下午四点前付款当天发出，之后的次日发出。',
      en: 'Hello! Orders paid before 4 p.m. ship the same day, later ones the next day.',
    },
  ],
  [
    /退|换|return|refund|exchange/i,
    {
      zh: '您好，签收七天内可以退换，请在订单里申请。',
      en: 'Hello! You can return products within seven days. Please request it from your order.',
    },
  ],
  [
    /便宜|优惠|价|coupon|discount|price|cheap/i,
    {
      zh: '您好，商品页上的优惠券都可以领取，下单时自动抵扣。',
      en: 'Hello! You can claim coupons on the product page. They are applied when you order.',
    },
  ],
  [/^/, { zh: '您好，收到您的消息了，客服马上为您查看。', en: 'Hello! Thanks for your message, we are looking into it.' }],
]

const answerTo = (question: string): Text | undefined => answers.find(([about]) => about.test(question))?.[1]

/** The open store of a message's receiver if nobody acts for it: the ready seller's own store never answers by itself. */
const answersItself = ({ db, clock }: World, { rid, rtype }: RowOf<'chat_contents'>, first: number): boolean => {
  const [store] = rtype === 'users' ? db.stores.by('user_id', Number(rid)) : []
  return store !== undefined && store.id !== first && isOpen(store) && !hasSession(db, clock, 'users', Number(rid))
}

/** The id of the newest message; 0 if there is none. */
export const lastMessage = ({ db }: World): number => db.chat_contents.rows().at(-1)?.id ?? 0

/**
 * Lets a store answer the message that a shopper has just written, if nobody is signed in as the store's owner. Only the demo
 * does this: the API itself never writes for anybody. Source: CTL-15.
 * @param since the id of the newest message before.
 */
export const replyForStore = async (world: World, since: number): Promise<void> => {
  const message = world.db.chat_contents.rows().at(-1)
  const [first] = world.db.stores.rows()
  if (!message || message.id <= since || !answersItself(world, message, first?.id ?? 0)) return
  const { sid, stype, rid, rtype, content, content_type } = message
  const answer = answerTo(content_type === 'text' ? content : '')
  if (!answer) return
  const ends = { sid: rid, stype: rtype, rid: sid, rtype: stype }
  await world.around(() =>
    world.write('the answer of a store', () =>
      world.db.chat_contents.add({ ...ends, content_type: 'text', content: answer, s_read: 1, r_read: 0 }),
    ),
  )
}
