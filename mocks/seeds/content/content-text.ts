import type { Pair } from '../texts.ts'

/** A title and its paragraphs. */
export type Page = { readonly title: Pair; readonly text: readonly Pair[] }

export const agreements: readonly (Page & { readonly ename: string })[] = [
  {
    ename: 'agreement',
    title: ['平台服务协议', 'Terms of service'],
    text: [
      [
        '使用本站即表示您同意：如实填写资料，妥善保管密码，文明交流。',
        'By using this site you agree to give true details, keep your password safe and be civil.',
      ],
      [
        '商品由各店铺出售并发货，平台负责交易规则与纠纷处理。',
        'Products are sold and sent by the stores; the marketplace sets the rules and settles disputes.',
      ],
      ['我们只为完成订单使用您的信息，不会出售给他人。', 'We use your data to fulfil orders only and never sell it.'],
    ],
  },
  {
    ename: 'privacy',
    title: ['隐私政策', 'Privacy policy'],
    text: [
      [
        '我们保存账号、收货地址与订单记录，直到您注销账号。',
        'We keep account, addresses and orders until you close your account.',
      ],
      ['您可以随时查看、更正或删除自己的资料。', 'You may look at, correct or delete your data at any time.'],
    ],
  },
  {
    ename: 'join',
    title: ['商家入驻协议', 'Agreement for stores'],
    text: [
      ['入驻商家须持有有效证照，并对所售商品负责。', 'Stores hold valid licences and answer for what they sell.'],
      [
        '货款在约定的结算日转入店铺余额，提现按平台费率收取手续费。',
        'Takings reach the balance of the store on settlement days; withdrawals cost the fee of the marketplace.',
      ],
    ],
  },
  {
    ename: 'refund',
    title: ['售后服务协议', 'After-sales terms'],
    text: [
      [
        '签收后七天内可申请退换，商品须保持完好。',
        'Within seven days of receipt unspoilt products can be returned or exchanged.',
      ],
    ],
  },
]

/** Sections and their subsections. */
export const sections: readonly (readonly [name: Pair, below: readonly Pair[]])[] = [
  [
    ['帮助中心', 'Help centre'],
    [
      ['购物指南', 'Shopping guide'],
      ['配送与签收', 'Delivery and receipt'],
      ['售后须知', 'Returns'],
    ],
  ],
  [
    ['商家学堂', 'For stores'],
    [
      ['开店流程', 'Opening a store'],
      ['经营技巧', 'Running a store'],
    ],
  ],
  [['集市动态', 'Market news'], []],
]

/** Articles and their sections. The user centre links to the first four by title. */
export const articles: readonly (Page & { readonly section: string })[] = [
  {
    section: '集市动态',
    title: ['网站公告', 'Site notices'],
    text: [['集市每周五晚更新系统，期间下单不受影响。', 'The market is updated on Friday evenings; orders go on as usual.']],
  },
  {
    section: '帮助中心',
    title: ['其他合作', 'Other cooperation'],
    text: [
      [
        '媒体、物流与公益合作请写信到 hello@meridian.example。',
        'For press, logistics and charity write to hello@meridian.example.',
      ],
    ],
  },
  {
    section: '帮助中心',
    title: ['帮助中心', 'Help centre'],
    text: [
      [
        '下单后可在「我的订单」查看进度；付款前可以随时取消。',
        'Follow your order under "My orders"; before payment you can cancel at any time.',
      ],
      ['没找到答案？在商品页联系店铺客服。', 'No answer here? Contact the store from the product page.'],
    ],
  },
  {
    section: '帮助中心',
    title: ['关于我们', 'About us'],
    text: [
      [
        '经纬集市由一群喜欢逛小店的人创办，如今有十余家店铺在这里开张。',
        'Meridian was founded by people who love small shops; a dozen of them are open here today.',
      ],
    ],
  },
  {
    section: '购物指南',
    title: ['如何使用优惠券', 'How to use coupons'],
    text: [
      [
        '领取后在确认订单页选择，满足金额即可抵扣。',
        'Claim a coupon and choose it at the checkout. It counts once the order reaches its minimum spend.',
      ],
    ],
  },
  {
    section: '购物指南',
    title: ['怎样用余额支付', 'How to pay from the balance'],
    text: [
      ['先在安全中心设置支付密码，付款时输入即可。', 'Set a payment password in the safety centre and enter it when you pay.'],
    ],
  },
  {
    section: '配送与签收',
    title: ['运费怎么算', 'How shipping is charged'],
    text: [
      [
        '按店铺模板和总重量计算，包邮商品不收运费。',
        'Each store sets what it charges for shipping, by area and weight. Products with free shipping say so.',
      ],
    ],
  },
  {
    section: '售后须知',
    title: ['如何申请退款', 'How to ask for a refund'],
    text: [
      [
        '在订单页点击申请售后，填写原因并上传照片，店铺会在两天内答复。',
        'Press "Return or refund" on the page of the order, give the reason and add pictures. The store answers within two days.',
      ],
    ],
  },
  {
    section: '开店流程',
    title: ['三步开一家店', 'A store in three steps'],
    text: [
      [
        '同意协议、填写资料、等待审核，通过后即可上架商品。',
        'Accept the agreement, fill in your details and wait for approval. Then put products on sale.',
      ],
    ],
  },
  {
    section: '经营技巧',
    title: ['拍好商品照片的五个办法', 'Five ways to better product pictures'],
    text: [
      [
        '自然光、干净背景、多角度、真实颜色、细节特写。',
        'Daylight, a clean background, several angles, true colours, close-ups.',
      ],
    ],
  },
]

export const notices: readonly (Page & { readonly tag: Pair })[] = [
  {
    tag: ['活动', 'Event'],
    title: ['周末满减开启', 'Spend and save this weekend'],
    text: [['本周末多家店铺参加满减。', 'Many stores take part this weekend.']],
  },
  {
    tag: ['系统', 'System'],
    title: ['周五夜间维护', 'Maintenance on Friday night'],
    text: [['周五 23 点至次日 1 点部分功能暂停。', 'Some features rest from 11 pm to 1 am.']],
  },
  {
    tag: ['物流', 'Delivery'],
    title: ['节日期间配送安排', 'Deliveries over the holidays'],
    text: [['偏远地区可能延迟一到两天。', 'Remote areas may wait a day or two longer.']],
  },
  {
    tag: ['商家', 'Stores'],
    title: ['结算日调整通知', 'New settlement days'],
    text: [['下月起每七天结算一次。', 'From next month on, every seven days.']],
  },
  {
    tag: ['活动', 'Event'],
    title: ['秒杀每天四场', 'Flash sales four times a day'],
    text: [['每场两小时，售完即止。', 'Two hours each, while stocks last.']],
  },
  {
    tag: ['安全', 'Safety'],
    title: ['谨防冒充客服', 'Beware of false support'],
    text: [['客服不会索要密码或验证码。', 'Support never asks for passwords or codes.']],
  },
]
