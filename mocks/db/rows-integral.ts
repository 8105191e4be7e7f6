import { z } from 'zod'
import { dateTime, flag, id, imageUrl, richText } from '#contracts/api/kit/values.ts'
import { amount, count, ref, row, when } from './row.ts'

/** The points shop. Prices of its products and orders are in points. */
export const integralRows = {
  integral_goods_classes: row({ name: z.string().max(20) }),
  integral_goods: row({
    cid: ref,
    goods_name: z.string().max(120),
    goods_subname: z.string().max(120),
    goods_price: amount,
    goods_market_price: amount,
    goods_stock: count,
    goods_images: z.array(imageUrl),
    goods_master_image: imageUrl,
    goods_sale: count,
    goods_status: flag,
    is_recommend: flag,
    goods_content: richText,
  }),
  /** An order has exactly one line: `goods_id`, `buy_num` and the unit price `order_price`. */
  integral_orders: row({
    user_id: id,
    goods_id: id,
    buy_num: z.int().min(1),
    order_no: z.string().max(30),
    order_name: z.string().max(120),
    order_image: imageUrl,
    order_price: amount,
    total_price: amount,
    order_status: z.literal(2),
    delivery_no: z.string().max(20),
    delivery_code: z.string().max(10),
    receive_name: z.string().max(15),
    receive_tel: z.string().max(11),
    receive_area: z.string().max(140),
    receive_address: z.string().max(80),
    pay_time: dateTime,
    delivery_time: when,
    remark: z.string().max(150),
  }),
}
