/** The ways to pay by scanning a code. */
export const scanTexts = {
  wechat: 'shop.pay.wechat',
  alipay: 'shop.pay.alipay',
} as const
