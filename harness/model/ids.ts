/** A placeholder for an id that the sequence creates: the `at`th of its kind, the newest for -1. Each side fills in its own id. */
export type Made = { readonly made: string; readonly at: number }

export const made = (kind: string, at = -1): Made => ({ made: kind, at })
/** The kind of a record that each side has of its own: only what holds for the lists of any record is compared. */
export const ofEachSide = (kind: string): string => `${kind} of each side`
export const isOfEachSide = (value: unknown): boolean => isMade(value) && value.made.endsWith(ofEachSide(''))
export const isMade = (value: unknown): value is Made => typeof value === 'object' && value !== null && 'made' in value

/** The kind of id of paths whose last word before the id is not the kind. */
const byPath: Readonly<Record<string, string>> = {
  order: 'orders',
  refund: 'orders',
  refunds: 'orders',
  'Seller/refunds': 'orders',
  waybill: 'orders',
  create: 'orders',
  after: 'orders',
  'find/all': 'orders',
  comment: 'order_comments',
  comments: 'order_comments',
  goods_comments: 'goods',
  store: 'stores',
  default: 'addresses',
  'user/coupons': 'coupon_logs',
  'user/distributions': 'users',
  // A card of a product, with what its sale takes off.
  seckills: 'goods',
  'Seller/seckills': 'seckills',
  'user/order/before': 'stores',
  'integral/goods': 'integral_goods',
  'integral/orders': 'integral_orders',
  'integral/class': 'integral_goods_classes',
  'Seller/roles': 'user_roles',
}

/** The kind of the id in a path, or of the rows that it lists: `orders` for `/user/order/{id}` and `/Admin/orders`. */
export const kindOfPath = (path: string): string => {
  const words = path.split('/').filter(word => word && !word.startsWith('{'))
  const last = words.at(-1) ?? ''
  return byPath[words.join('/')] ?? byPath[words.slice(-2).join('/')] ?? byPath[last] ?? last
}

const byField: Readonly<Record<string, string>> = {
  goods_id: 'goods',
  sku_id: 'goods_skus',
  brand_id: 'goods_brands',
  class_id: 'goods_classes',
  cid: 'integral_goods_classes',
  attr_id: 'goods_attrs',
  province_id: 'areas',
  city_id: 'areas',
  region_id: 'areas',
  inviter_id: 'users',
  address_id: 'addresses',
}

/** The kind of the parent that `pid` names, by the kind of the row. Areas name their parent by its code. */
const parents: Readonly<Record<string, string>> = {
  advs: 'adv_spaces',
  articles: 'article_menus',
  permissions: 'permission_groups',
  article_menus: 'article_menus',
  goods_classes: 'goods_classes',
  menus: 'menus',
  seller_menus: 'seller_menus',
}

/** The kind of id in a field; undefined if the field is no id. `coupon_id` of a new order is the id of a received coupon. */
export const kindOfField = (field: string, path: string): string | undefined => {
  if (field === 'id' || field === 'ids') return kindOfPath(path)
  if (field === 'pid') return parents[kindOfPath(path)]
  if (field === 'coupon_id' && path.startsWith('/user/order')) return 'coupon_logs'
  if (field === 'order_id' && path.startsWith('/integral')) return 'integral_orders'
  if (field === 'out_id') return 'out'
  return byField[field] ?? (field.endsWith('_id') ? `${field.slice(0, -3)}s` : undefined)
}

/** The kind of the rows of lists inside a record; rows of other lists have the kind of the path. */
const byList: Readonly<Record<string, string>> = {
  skuList: 'goods_skus',
  attrList: 'goods_attrs',
  specs: 'goods_specs',
  classList: 'goods_classes',
  brands: 'goods_brands',
  goods_list: 'goods',
  sale_list: 'goods',
  goods: 'goods',
  store: 'stores',
  collective_list: 'collective_logs',
  permissions: 'permissions',
  menus: 'menus',
}

/** The kind of the rows of a list. @param name the field that holds the list; `data` for the rows of a page */
export const kindOfRows = (identity: string, name: string, path: string): string =>
  (identity === 'id' ? byList[name] : undefined) ?? kindOfField(identity, path) ?? identity

/** Ids named by states, by kind; '' for those of unknown kind. */
export type Named = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Maps ids of the reference to ids of the server for the records that the sequence has created. Ids that states name are the same
 * on both sides.
 */
export const createIds = (named: Named) => {
  const pairs = new Map<string, [expected: number, actual: number][]>()
  const numbers = new Map<string, string>()
  const of = (kind: string) => pairs.get(kind) ?? []
  const isNamed = (kind: string, id: number): boolean => (named.get(kind)?.has(id) ?? false) || (named.get('')?.has(id) ?? false)

  const actualOf = (kind: string, expected: number): number | undefined =>
    of(kind).find(([one]) => one === expected)?.[1] ?? (isNamed(kind, expected) ? expected : undefined)
  const expectedOf = (kind: string, actual: number): number | undefined =>
    of(kind).find(([, one]) => one === actual)?.[0] ?? (isNamed(kind, actual) ? actual : undefined)

  return {
    actualOf,
    expectedOf,
    /** Whether a state names this id, which is then the same on both sides. */
    isNamed,
    learn: (kind: string, expected: number, actual: number): void => {
      if (!of(kind).some(([one, other]) => one === expected || other === actual))
        pairs.set(kind, [...of(kind), [expected, actual]])
    },
    /** Pairs the numbers that both sides have given to the same record, such as an order. */
    learnNumber: (expected: string, actual: string): void => void numbers.set(expected, actual),
    /** The server's number for a number of the reference; undefined if it is not known. */
    numberFor: (expected: string): string | undefined => numbers.get(expected),
    /** The ids on both sides for a placeholder; undefined until the record exists. */
    made: ({ made: kind, at }: Made): readonly [expected: number, actual: number] | undefined => of(kind).at(at),
  }
}
export type Ids = ReturnType<typeof createIds>
