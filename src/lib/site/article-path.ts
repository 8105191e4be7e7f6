/** The articles that the shop links to. Servers identify articles by their Chinese titles. */
const titles = {
  notices: '网站公告',
  help: '帮助中心',
  coupons: '如何使用优惠券',
  freight: '运费怎么算',
  refunds: '如何申请退款',
  cooperation: '其他合作',
  about: '关于我们',
} as const

/** The path of an article in the user centre. */
export const articlePath = (article: keyof typeof titles): string => `/user/article/${titles[article]}`
