/** A refusal: the envelope's code, what the server says in both languages, and when. Texts are not part of the contract. */
type Refusal = { readonly code: number; readonly zh: string; readonly en: string; readonly when: string }

/** Every refusal by name. Sources: spec, sections 5, 7 and 8; rules-storefront; rules-backoffice. */
export const errors = {
  notLoggedIn: {
    code: 401,
    zh: '请先登录',
    en: 'Please sign in first.',
    when: 'the token is missing, unknown, expired, logged out or of another area',
  },
  noPermission: { code: 402, zh: '没有权限', en: 'You have no permission for this.', when: 'the account may not do this' },
  tooManyRequests: {
    code: 429,
    zh: '您请求太频繁了，请休息一会',
    en: 'Too many requests, please rest a while.',
    when: 'the caller asked too often',
  },
  abnormal: { code: 500, zh: '操作异常', en: 'Abnormal operation.', when: 'the request cannot be acted upon' },
  invalidInput: {
    code: 500,
    zh: '数据异常，请检查填写的内容',
    en: 'Data is abnormal, please check what you entered.',
    when: 'a field is missing, malformed or out of bounds',
  },
  unknownColumn: {
    code: 500,
    zh: '查询条件有误',
    en: 'The search condition is not known.',
    when: 'a filter names a column or relation that does not exist',
  },
  notFound: {
    code: 500,
    zh: '数据不存在',
    en: 'This record does not exist.',
    when: 'the record does not exist, was deleted, or belongs to somebody else',
  },
  wrongCredentials: {
    code: 500,
    zh: '账号或密码错误',
    en: 'Account or password error.',
    when: 'the account is unknown or the password is wrong',
  },
  captchaMissing: {
    code: 500,
    zh: '请先完成验证',
    en: 'Please pass the check first.',
    when: 'an administrator signs in without a sign of /captcha for this user name',
  },
  nameTaken: {
    code: 500,
    zh: '名称已存在',
    en: 'This name is taken.',
    when: 'another record already has the value that must be unique',
  },
  subAccountRefused: {
    code: 500,
    zh: '子账号不允许使用平台购买功能',
    en: 'Sub-accounts are not allowed to use the platform purchase function.',
    when: "a seller's sub-account tries to buy",
  },
  skuMissing: {
    code: 500,
    zh: '请选择商品规格',
    en: 'Please select a SKU.',
    when: 'the product has SKUs and none of its own was chosen',
  },
  offShelf: {
    code: 500,
    zh: '商品已下架',
    en: 'This product is no longer on sale.',
    when: 'the product is off the shelf, not reviewed, or its store is closed',
  },
  stockTooLow: { code: 500, zh: '库存不足', en: 'Insufficient stock.', when: 'fewer are left than asked for' },
  addressMissing: {
    code: 500,
    zh: '请选择收货地址',
    en: 'Please choose a delivery address.',
    when: "the address is missing, unknown or not the buyer's",
  },
  wrongState: {
    code: 500,
    zh: '当前状态不能进行此操作',
    en: 'This cannot be done in the current state.',
    when: 'the state machine has no such transition',
  },
  deliveryMissing: {
    code: 500,
    zh: '请填写物流公司和物流单号',
    en: 'Please fill in courier and tracking number.',
    when: 'shipping lacks the courier or the tracking number',
  },
  wrongPayPassword: {
    code: 500,
    zh: '支付密码错误',
    en: 'The payment password is wrong.',
    when: 'the payment password does not match',
  },
  balanceTooLow: { code: 500, zh: '余额不足', en: 'Your balance is too low.', when: 'the balance does not cover the sum' },
  payTooSoon: {
    code: 500,
    zh: '请耐心等待，不要重复下单',
    en: 'Please wait patiently and do not place repeated orders.',
    when: 'the previous attempt to pay is less than 3 seconds old',
  },
  channelMissing: {
    code: 500,
    zh: '该支付方式尚未开通',
    en: 'This way of paying is not available.',
    when: 'the payment channel is not configured',
  },
  refundTooLate: {
    code: 500,
    zh: '已超过售后期限',
    en: 'The time for after-sales requests is over.',
    when: 'the order was paid more than seven days ago or is settled with the store',
  },
  nothingToSettle: {
    code: 500,
    zh: '没有需要结算的订单',
    en: 'There are no orders to settle.',
    when: 'no completed order of the last thirty days waits for settlement',
  },
  fileRefused: {
    code: 500,
    zh: '文件类型或大小不符合要求',
    en: 'The type or size of the file is not accepted.',
    when: 'an upload is no picture of an accepted type, or is too large',
  },
} as const satisfies Record<string, Refusal>

export type ErrorName = keyof typeof errors
