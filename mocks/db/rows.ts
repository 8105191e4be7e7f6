import { PictureBox } from '#contracts/api/content/uploads.ts'
import { z } from 'zod'
import { dateTime, flag, id, imageUrl, money, richText } from '#contracts/api/kit/values.ts'
import { OrderStatus, PaymentName, RefundStatus } from '#contracts/api/orders/orders.ts'
import { purse } from '#contracts/api/money/money-logs.ts'
import { roleRows } from './rows-roles.ts'
import { fileRows } from './rows-files.ts'
import { amount, count, ref, row, when, type DefaultsOf } from './row.ts'
import { integralRows } from './rows-integral.ts'
import { storeRows } from './rows-stores.ts'
import { marketingRows } from './rows-marketing.ts'
import { accountRows } from './rows-accounts.ts'
import { contentRows } from './rows-content.ts'
import { afterSalesRows } from './rows-after-sales.ts'

/** Schemas of all stored rows: the fields on the wire and those that only the server knows. */
export const rows = {
  ...afterSalesRows,
  users: row({
    belong_id: ref,
    username: z.string().max(15),
    password: z.string(),
    pay_password: z.string(),
    nickname: z.string().max(15),
    sex: flag,
    avatar: imageUrl,
    phone: z.string().max(15),
    email: z.string(),
    money: amount,
    frozen_money: amount,
    integral: amount,
    inviter_id: ref,
    login_time: when,
    last_login_time: when,
  }),
  admins: row({
    belong_id: ref,
    username: z.string().max(15),
    password: z.string(),
    nickname: z.string().max(15),
    avatar: imageUrl,
    is_super: flag,
    role_ids: z.array(id),
    login_time: when,
    last_login_time: when,
  }),
  ...roleRows,
  tokens: row({ token: z.string(), provider: z.enum(['users', 'admins']), owner_id: id, expires_at: dateTime }),
  /** Signs that provider states have issued; those of the call are computed. */
  captchas: row({ username: z.string(), sign: z.string() }),
  configs: row({ name: z.string(), value: z.string() }),
  ...storeRows,
  ...integralRows,
  goods_classes: row({ pid: ref, name: z.string().max(20), thumb: imageUrl, is_sort: count }),
  goods_brands: row({ name: z.string().max(20), thumb: imageUrl.default(''), is_sort: count.default(0) }),
  goods: row({
    brand_id: ref,
    class_id: id,
    store_id: id,
    goods_name: z.string().max(120),
    goods_subname: z.string().max(120),
    goods_no: z.string(),
    goods_images: z.array(imageUrl),
    goods_master_image: imageUrl,
    goods_price: amount,
    goods_market_price: amount,
    goods_stock: count,
    goods_weight: amount,
    goods_sale: count,
    goods_collect: count,
    goods_status: flag,
    goods_verify: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    refuse_info: z.string().max(150),
    freight_id: z.int().min(-1),
    goods_content: richText,
    is_recommend: flag,
    is_master: flag,
  }),
  goods_skus: row({
    goods_id: id,
    spec_id: z.array(id),
    sku_name: z.array(z.string()),
    goods_image: imageUrl,
    goods_price: amount,
    goods_market_price: amount,
    goods_stock: count,
    goods_weight: amount,
  }),
  goods_attrs: row({ store_id: id, name: z.string().max(20) }),
  goods_specs: row({ attr_id: id, name: z.string().max(20) }),
  areas: row({ pid: z.string(), name: z.string().max(30), code: z.string().max(20), deep: z.int().min(0).max(2) }),
  expresses: row({ name: z.string(), code: z.string() }),
  /** `is_type` is 0 for a store's default template, 1 for a template of the provinces in `area_id`. */
  freights: row({
    store_id: id,
    name: z.string(),
    is_type: flag,
    f_weight: amount,
    f_price: amount,
    o_weight: amount,
    o_price: amount,
    area_id: z.array(id),
  }),
  addresses: row({
    user_id: id,
    receive_name: z.string().max(15),
    receive_tel: z.string().max(11),
    area_info: z.string(),
    address: z.string().max(80),
    province_id: ref,
    city_id: ref,
    region_id: ref,
    is_default: flag,
  }),
  carts: row({ user_id: id, store_id: id, goods_id: id, sku_id: ref, buy_num: z.int().min(1) }),
  orders: row({
    user_id: id,
    store_id: id,
    order_no: z.string(),
    /** The received coupon that was used and the group that was joined; 0 means none. */
    coupon_id: ref,
    collective_id: ref,
    order_name: z.string().max(120),
    order_image: imageUrl,
    total_price: amount,
    order_price: amount,
    freight_money: amount,
    coupon_money: amount,
    order_status: OrderStatus,
    refund_status: RefundStatus,
    is_settlement: flag,
    delivery_no: z.string().max(20),
    delivery_code: z.string().max(10),
    receive_name: z.string().max(15),
    receive_tel: z.string().max(11),
    receive_area: z.string().max(140),
    receive_address: z.string().max(80),
    payment_name: z.union([z.literal(''), PaymentName]),
    pay_time: when,
    delivery_time: when,
    receipt_time: when,
    comment_time: when,
    remark: z.string().max(150),
    /** Set when an administrator moves the order back to "waiting for payment": since when it has been waiting. */
    waits_since: dateTime.optional(),
  }),
  order_goods: row({
    order_id: id,
    goods_id: id,
    sku_id: ref,
    user_id: id,
    store_id: id,
    goods_name: z.string(),
    goods_image: imageUrl,
    sku_name: z.string(),
    buy_num: z.int().min(1),
    goods_price: amount,
    total_price: amount,
    total_weight: amount,
  }),
  order_pays: row({
    user_id: id,
    order_ids: z.array(id),
    pay_no: z.string(),
    payment_name: PaymentName,
    total: amount,
    pay_status: flag,
    pay_time: when,
  }),
  order_comments: row({
    user_id: id,
    order_id: id,
    goods_id: id,
    store_id: id,
    score: amount,
    agree: amount,
    service: amount,
    speed: amount,
    content: z.string(),
    image: z.array(imageUrl),
    reply: z.string(),
    reply_time: when,
  }),
  /** `user_id` is the id of a store if `is_belong` is 1. */
  money_logs: row({ user_id: id, name: z.string(), money, is_type: purse, is_belong: flag, info: z.string() }),
  /**
   * Uploaded pictures with their bytes in base64. `box` is the size that the picture was reduced to, `thumb` the smaller sizes;
   * all in pixels.
   */
  uploads: row({
    url: z.string(),
    type: z.string(),
    bytes: z.string(),
    box: PictureBox.optional(),
    thumb: z.array(PictureBox).optional(),
  }),
  ...accountRows,
  ...marketingRows,
  ...fileRows,
  ...contentRows,
} as const

export type TableName = keyof typeof rows
export type RowOf<Name extends TableName> = z.infer<(typeof rows)[Name]>
/** Columns that need no value when a row is added. */
export type DefaultOf<Name extends TableName> = DefaultsOf<(typeof rows)[Name]['shape']> & keyof RowOf<Name>
