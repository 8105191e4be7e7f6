/** Texts of the payment methods with a code to scan. */
export const scanTexts = {
  wechat: 'shop.pay.wechat',
  alipay: 'shop.pay.alipay',
} as const
