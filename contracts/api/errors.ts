/** A refusal: the envelope's code, the message in both languages, and when it occurs. Messages are not part of the contract. */
type Refusal = { readonly code: number; readonly zh: string; readonly en: string; readonly when: string }

/** Every refusal by name. Source: CON-4. */
export const errors = {
  notLoggedIn: {
    code: 401,
    zh: '请先登录',
    en: 'Please sign in first.',
    when: 'the token is missing, unknown, expired, signed out or of another audience',
  },
  noPermission: { code: 402, zh: '没有权限', en: 'You have no permission for this.', when: 'the account may not do this' },
  tooManyRequests: {
    code: 429,
    zh: '您请求太频繁了，请休息一会',
    en: 'Too many requests. Please wait a moment and try again.',
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
    en: 'This filter is not supported.',
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
  accountTaken: {
    code: 500,
    zh: '该账号或手机号已被使用',
    en: 'This user name or phone number is taken.',
    when: 'an account has this user name or phone already',
  },
  accountUnknown: { code: 500, zh: '账号不存在', en: 'There is no such account.', when: 'no account has this phone' },
  wrongCode: {
    code: 500,
    zh: '短信验证码错误或已过期',
    en: 'The SMS code is wrong or has expired.',
    when: 'the code was not texted to this phone for this purpose within the last ten minutes',
  },
  sentTooOften: {
    code: 500,
    zh: '请勿频繁发送',
    en: "Don't send frequently.",
    when: 'the last message to this phone for the same purpose is less than 30 seconds old',
  },
  codeRefused: {
    code: 500,
    zh: '第三方登录失败，请重试',
    en: 'Sign-in with the other service failed. Please try again.',
    when: 'the external service does not accept the code',
  },
  alreadyBound: {
    code: 500,
    zh: '该第三方账号已绑定其他用户',
    en: 'This external account is linked to another user.',
    when: 'the account at the external service is bound to another user',
  },
  captchaMissing: {
    code: 500,
    zh: '请先完成验证',
    en: 'Please complete the security check first.',
    when: 'an administrator signs in without a sign that /captcha issued for this user name',
  },
  nameTaken: {
    code: 500,
    zh: '名称已存在',
    en: 'This name is taken.',
    when: 'another record already has the value that must be unique',
  },
  wrongParent: {
    code: 500,
    zh: '上级选择有误',
    en: 'This cannot be chosen as the parent.',
    when: 'the chosen parent or inviter is the record itself, is below it, or is on the lowest level already',
  },
  builtIn: {
    code: 500,
    zh: '系统内置数据不能删除',
    en: 'This is built in and cannot be deleted.',
    when: 'all records to be deleted are built in, and the system needs them',
  },
  subAccountRefused: {
    code: 500,
    zh: '子账号不允许使用平台购买功能',
    en: 'Sub-accounts are not allowed to use the platform purchase function.',
    when: "a seller's sub-account tries to buy or to open a store",
  },
  storeExists: {
    code: 500,
    zh: '您已经有店铺了',
    en: 'You already have a store.',
    when: 'the account owns a store or has applied for one',
  },
  skuMissing: {
    code: 500,
    zh: '请选择商品规格',
    en: 'Please select a SKU.',
    when: 'the product has SKUs and none of them was chosen',
  },
  offShelf: {
    code: 500,
    zh: '商品已下架',
    en: 'This product is no longer on sale.',
    when: 'the product is off the shelf, not approved, or its store is closed',
  },
  stockTooLow: { code: 500, zh: '库存不足', en: 'Insufficient stock.', when: 'less stock is left than was requested' },
  addressMissing: {
    code: 500,
    zh: '请选择收货地址',
    en: 'Please choose a delivery address.',
    when: "the address is missing, unknown or not the buyer's",
  },
  notDelivered: {
    code: 500,
    zh: '该地区暂不支持配送，请更换收货地址',
    en: 'The store does not deliver to this province, please choose another address.',
    when: "the product's freight template does not cover the province of the address, and the store has no default template",
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
  identityMissing: {
    code: 500,
    zh: '请先填写认证信息',
    en: 'Please fill in the authentication information first.',
    when: 'a shopper without an identity record asks for a withdrawal',
  },
  payTooSoon: {
    code: 500,
    zh: '请耐心等待，不要重复下单',
    en: 'Please wait patiently and do not place repeated orders.',
    when: 'the previous attempt to pay is less than 3 seconds old',
  },
  channelMissing: {
    code: 500,
    zh: '该支付方式尚未开通',
    en: 'This payment method is not available.',
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
    when: 'the type of the file is not accepted, its content does not match its name, or it is too large',
  },
  couponOver: {
    code: 500,
    zh: '优惠券已领完或已结束',
    en: 'This coupon is no longer available.',
    when: 'none of the coupons are left, or the campaign is over',
  },
  alreadyReceived: {
    code: 500,
    zh: '您已领取过该优惠券',
    en: 'You already have this coupon.',
    when: 'the shopper has received this coupon before',
  },
  classNotSold: {
    code: 500,
    zh: '店铺未开通该商品分类',
    en: 'Your store does not sell in this category.',
    when: 'a seller puts a product into a class in which the store may not sell',
  },
  campaignOverlaps: {
    code: 500,
    zh: '该商品已有同类活动，请换个商品或时间',
    en: 'This product is already in a campaign of this kind.',
    when: 'the product is in another campaign of the same kind, in an overlapping period if campaigns have periods',
  },
  groupFull: {
    code: 500,
    zh: '该团已满员或已结束',
    en: 'This group is full or has ended.',
    when: 'the group has all its members, has lost all of them, or is for another product',
  },
} as const satisfies Record<string, Refusal>

export type ErrorName = keyof typeof errors

/** Codes that clients handle alike: they show the message and continue. Source: ENV-10. */
const alike: readonly number[] = [402, 403, 500]

/** True if, to a client, the code means the same as that of the refusal. */
export const isCodeOf = (name: ErrorName, code: number): boolean =>
  code === errors[name].code || (alike.includes(code) && alike.includes(errors[name].code))
