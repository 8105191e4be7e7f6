import type { Pair } from '../texts.ts'

/** Reasons to cancel an order before it arrives. */
export const beforeArrival: readonly Pair[] = [
  ['拍错了，想重新下单', 'Ordered by mistake, I will order again'],
  ['地址填错了', 'The address is wrong'],
  ['不想要了', 'I changed my mind'],
  ['家人已经买了', 'My family already bought it'],
]

const wrongSize: Pair = ['尺码不合适', 'The size does not fit']
const wrongColour: Pair = ['颜色与图片不符', 'The colour is not as shown']

/** Defects of products, by the Chinese name of the category: of the second level, or otherwise of the first. */
export const faults: Readonly<Record<string, readonly Pair[]>> = {
  女装: [wrongSize, wrongColour],
  男装: [wrongSize, wrongColour],
  鞋靴: [wrongSize, ['穿着磨脚', 'They rub']],
  服饰鞋包: [wrongColour, ['做工有瑕疵', 'Poorly finished']],
  手机数码: [
    ['收到后无法正常使用', 'It does not work'],
    ['外观有划痕', 'It came with scratches'],
  ],
  家用电器: [
    ['与描述的功能不符', 'It does not do what was described'],
    ['外壳有磕碰', 'The casing is dented'],
  ],
  美妆个护: [
    ['收到时封口已开', 'The seal was open'],
    ['与描述不符', 'It is not as described'],
  ],
  食品生鲜: [
    ['收到时已经变质', 'It was spoiled on arrival'],
    ['临近保质期', 'It is close to its date'],
  ],
  家居生活: [
    ['收到时有裂痕', 'It came with a crack'],
    ['尺寸与描述不符', 'It is not the size described'],
  ],
  图书文具: [
    ['收到时边角破损', 'The corners were damaged'],
    ['发错了款式', 'The wrong one was sent'],
  ],
  运动户外: [
    ['型号发错了', 'The wrong model was sent'],
    ['做工有瑕疵', 'Poorly finished'],
  ],
  母婴玩具: [
    ['零件缺失', 'A part is missing'],
    ['有异味', 'It smells'],
  ],
}

/** Reasons of stores to refuse a case. */
export const refusals: readonly Pair[] = [
  ['商品已拆封使用，影响二次销售', 'The goods were opened and used and cannot be sold again'],
  ['已超过七天无理由退换期限', 'The seven days for returns have passed'],
  ['照片中未见您描述的问题', 'The pictures do not show the problem that you describe'],
]
