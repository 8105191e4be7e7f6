import type { Pair } from '../texts.ts'

/** A message of a shopper (`>`) or seller (`<`). */
export type Line = readonly [who: '>' | '<', text: Pair]

export const conversations: readonly (readonly Line[])[] = [
  [
    ['>', ['你好，这款今天能发货吗？', 'Hello, can this one leave today?']],
    ['<', ['您好，下午四点前付款当天发出。', 'Hello! Paid before four in the afternoon, it leaves the same day.']],
    ['>', ['好的，那我现在下单。', 'Good, then I order now.']],
    ['<', ['收到，已经帮您备注优先打包了。', 'Got it, I noted it down to be packed first.']],
  ],
  [
    ['>', ['请问支持七天无理由退换吗？', 'Can I return it within seven days without a reason?']],
    ['<', ['支持的，商品完好、配件齐全即可。', 'You can, as long as it is intact and complete.']],
  ],
  [
    ['>', ['快递两天没更新了，麻烦看一下。', 'The parcel has not moved for two days, please have a look.']],
    ['<', ['抱歉久等，已联系快递加急，预计明天送达。', 'Sorry for the wait. The courier will hurry; it should arrive tomorrow.']],
    ['>', ['谢谢，麻烦了。', 'Thank you for your trouble.']],
  ],
  [
    ['>', ['两件可以便宜一点吗？', 'Is there a better price for two?']],
    ['<', ['价格已经是活动价啦，两件可以包邮。', 'It is the promotional price already; two travel free of charge.']],
    ['>', ['那我再看看。', 'Let me think about it.']],
  ],
  [
    ['>', ['收到了，颜色和图片一样，很喜欢。', 'It arrived. The colour is as in the picture, I like it.']],
    ['<', ['感谢支持，欢迎再来！', 'Thank you, please come again!']],
  ],
]

/** A conversation between a seller and the marketplace. */
export const withOffice: readonly Line[] = [
  ['>', ['您好，我店铺的结算什么时候到账？', 'Hello, when does the settlement of my store arrive?']],
  ['<', ['您好，订单完成七天后自动结算。', 'Hello, it is settled seven days after an order is completed.']],
]

/** A question of a guest. */
export const fromGuest: readonly Line[] = [['>', ['没注册可以先咨询吗？', 'May I ask before I register?']]]
