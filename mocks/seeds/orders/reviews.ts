import { silentComment } from '../../domain/orders/comments.ts'
import type { Pair } from '../texts.ts'

/** A sentence of a review, and the score it is about besides that of the product. */
export type Remark = { readonly text: Pair; readonly about?: 'agree' | 'service' | 'speed' }

/** Sentences that fit every positive review. */
export const extras: readonly Remark[] = [
  { text: ['物流很快，没等多久就到了。', 'Fast delivery, hardly any wait.'], about: 'speed' },
  { text: ['会回购的。', 'Will buy again.'] },
  { text: ['客服回复及时，有问必答。', 'Support answers quickly.'], about: 'service' },
  { text: ['性价比很高。', 'Great value.'] },
  { text: ['包装严实，没有磕碰。', 'Well packed, not a scratch.'], about: 'service' },
  { text: ['和描述的一模一样。', 'Exactly as described.'], about: 'agree' },
]

/** Sentences of neutral reviews. */
export const lukewarm: readonly Remark[] = [
  { text: ['东西还行，就是快递慢了两天。', 'The product is fine, the courier took two days too long.'], about: 'speed' },
  {
    text: ['和想象的有一点差距，不过这个价格可以接受。', 'Not quite what I imagined, but acceptable at this price.'],
    about: 'agree',
  },
  { text: ['中规中矩，没有惊喜也没有槽点。', 'Average: no surprise, no complaint.'] },
  { text: ['还可以，问客服的问题隔天才回。', 'All right, but support answered a day later.'], about: 'service' },
  { text: ['包装有点简单，好在东西没坏。', 'Plainly packed; luckily nothing broke.'], about: 'service' },
]

const late: Remark = { text: ['等了快一周才收到，太慢了。', 'Nearly a week until it came, far too slow.'], about: 'speed' }
const crushed: Remark = {
  text: ['收到时外盒压坏了，联系客服等了半天。', 'The box was crushed and support took half a day.'],
  about: 'service',
}

/** Complaints about products, by the Chinese name of the category of the first level. */
export const complaints: Readonly<Record<string, readonly Remark[]>> = {
  手机数码: [
    { text: ['用了一周就有小毛病，有点失望。', 'A small fault after a week; disappointed.'] },
    { text: ['接口有点松，要按着才行。', 'The connector is loose and has to be held.'] },
    crushed,
  ],
  家用电器: [
    { text: ['用起来没有描述的那么好。', 'It does not do as well as described.'], about: 'agree' },
    { text: ['外壳到手就有一处磕碰。', 'There was a dent in the casing from the start.'] },
    late,
  ],
  服饰鞋包: [
    { text: ['做工粗糙，好几处线头。', 'Roughly made, loose threads everywhere.'] },
    { text: ['颜色和图片差得有点多。', 'The colour is far from the picture.'], about: 'agree' },
    late,
  ],
  美妆个护: [
    { text: ['收到时封口是开的，不敢用。', 'The seal was open, I dare not use it.'] },
    { text: ['和描述不太一样，准备退货。', 'Not as described, I will return it.'], about: 'agree' },
    late,
  ],
  食品生鲜: [
    { text: ['有一小半不新鲜，只能扔掉。', 'Nearly half of it was not fresh and had to go.'] },
    { text: ['日期不太新，快到期了。', 'Close to its date.'], about: 'agree' },
    late,
  ],
  家居生活: [
    { text: ['边角有一道裂痕，影响使用。', 'A crack at the edge spoils it.'] },
    { text: ['比描述的小了一圈。', 'Smaller than described.'], about: 'agree' },
    crushed,
  ],
  图书文具: [
    { text: ['收到时边角压皱了。', 'The corners were creased.'] },
    { text: ['发错了款式，懒得换了。', 'They sent the wrong one; too tired to exchange it.'], about: 'agree' },
    late,
  ],
  运动户外: [
    { text: ['用了两次就松了，不太结实。', 'Loose after two uses, not very sturdy.'] },
    { text: ['型号和描述对不上。', 'The model does not match the description.'], about: 'agree' },
    crushed,
  ],
  母婴玩具: [
    { text: ['有一点味道，晾了三天才敢用。', 'It smelled; I aired it for three days.'] },
    { text: ['少发了一个配件，催了两次才补。', 'A part was missing and I had to ask twice.'], about: 'service' },
    late,
  ],
}

/** Replies of stores to positive comments, and to others. */
export const thanks: readonly Pair[] = [
  ['感谢您的喜欢，期待下次光临！', 'Thank you! We look forward to seeing you again.'],
  ['谢谢认可，祝您生活愉快～', 'Thanks for the kind words, enjoy!'],
  ['您的满意是我们最大的动力。', 'Your satisfaction keeps us going.'],
  ['收到啦，给您的会员卡加了积分。', 'Noted with joy; points are on your card.'],
]
export const apologies: readonly Pair[] = [
  ['非常抱歉给您带来不便，已安排专人与您联系。', 'We are sorry for the trouble; a colleague will contact you.'],
  ['感谢反馈，我们会继续改进。', 'Thank you for telling us; we will do better.'],
  ['抱歉没有做到最好，您的意见已转给店长。', 'Sorry that we fell short; the owner has your comment.'],
]

/** The text that the server writes if a buyer leaves none. Source: COM-8. */
export const silence: Pair = [silentComment.zh, silentComment.en]
