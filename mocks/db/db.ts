import type { Clock } from '../clock.ts'
import { createJournal, type Write } from './journal.ts'
import { defaultsOf } from './row.ts'
import { rows, type DefaultOf, type RowOf, type TableName } from './rows.ts'
import { table, type Table } from './table.ts'
import type { Dictionary, Text } from './text.ts'
import { translated } from './translated.ts'

/** Columns to look rows up by, and columns whose values must be unique. */
const keys: { [Name in TableName]?: { index?: (keyof RowOf<Name> & string)[]; unique?: (keyof RowOf<Name> & string)[] } } = {
  users: { unique: ['username'], index: ['phone', 'belong_id', 'inviter_id'] },
  admins: { unique: ['username'], index: ['belong_id'] },
  admin_roles: { index: ['belong_id'] },
  user_roles: { index: ['belong_id'] },
  admin_permissions: { index: ['pid', 'apis'] },
  admin_menus: { index: ['pid'] },
  seller_menus: { index: ['pid'] },
  tokens: { unique: ['token'], index: ['owner_id'] },
  captchas: { index: ['username'] },
  configs: { unique: ['name'] },
  stores: { index: ['user_id'] },
  goods_classes: { index: ['pid'] },
  goods: { index: ['store_id', 'class_id', 'brand_id'] },
  goods_skus: { index: ['goods_id'] },
  goods_attrs: { index: ['store_id'] },
  goods_specs: { index: ['attr_id'] },
  areas: { unique: ['code'], index: ['pid'] },
  freights: { index: ['store_id'] },
  addresses: { index: ['user_id'] },
  carts: { index: ['user_id'] },
  orders: { index: ['user_id', 'store_id', 'order_status', 'collective_id'], unique: ['order_no'] },
  order_goods: { index: ['order_id', 'goods_id'] },
  order_pays: { index: ['user_id', 'pay_no'] },
  order_comments: { index: ['goods_id', 'order_id', 'user_id', 'store_id'] },
  money_logs: { index: ['user_id'] },
  uploads: { unique: ['url'] },
  sms_logs: { index: ['phone'] },
  chat_friends: { index: ['sid', 'rid'] },
  chat_contents: { index: ['sid'] },
  oauths: { index: ['belong_id', 'unionid', 'openid'] },
  oauth_people: { unique: ['code'] },
  favorites: { index: ['user_id'] },
  user_checks: { unique: ['user_id'] },
  coupons: { index: ['store_id'] },
  coupon_logs: { index: ['user_id', 'store_id', 'coupon_id', 'order_id'] },
  full_reductions: { index: ['store_id'] },
  collectives: { index: ['store_id', 'goods_id'] },
  collective_logs: { index: ['collective_id', 'goods_id'] },
  seckills: { index: ['store_id', 'goods_id'] },
  distributions: { index: ['store_id', 'goods_id'] },
  distribution_logs: { index: ['user_id', 'store_id', 'distribution_id', 'order_id'] },
  integral_goods: { index: ['cid'] },
  integral_orders: { index: ['user_id'], unique: ['order_no'] },
  file_space_dirs: { index: ['belong_id'] },
  file_spaces: { index: ['belong_id', 'dir_id'] },
  expresses: { unique: ['code'] },
  agreements: { unique: ['ename'] },
  article_menus: { index: ['pid'] },
  articles: { unique: ['name'], index: ['pid'] },
  adv_spaces: { unique: ['name'] },
  advs: { index: ['pid'] },
  app_versions: { index: ['device'] },
  sms: { unique: ['name'] },
  refunds: { index: ['order_id'] },
  cashes: { index: ['user_id', 'store_id'] },
  order_settlements: { index: ['order_id', 'store_id'] },
  task_runs: { unique: ['name'] },
}

type Tables = { [Name in TableName]: Table<RowOf<Name>, DefaultOf<Name>> }
/** All rows of a world, by table. */
export type Dump = { [Name in TableName]: ReturnType<Table<RowOf<Name>>['dump']> }
/** The rows written since seeding, by table. */
export type Changes = { [Name in TableName]?: ReturnType<Table<RowOf<Name>>['changes']> }

type Options = { trusts?: boolean; dictionary?: Dictionary; onWrites?: (writes: readonly Write[]) => void }

/**
 * Creates the tables of one world, with transactions and snapshots.
 * @param trusts skips the validation of rows as they are written.
 * @param dictionary translates written texts to English. Without it, nothing is translated.
 * @param onWrites called with the writes that take effect.
 */
export const createDb = (clock: Clock, { trusts = false, dictionary, onWrites }: Options = {}) => {
  const { transaction, writes, ...journal } = createJournal(dictionary, onWrites)
  const names = Object.keys(rows) as TableName[]
  const make = (name: TableName) =>
    table({
      name,
      schema: rows[name] as never,
      blank: defaultsOf(rows[name].shape) as never,
      clock,
      journal,
      trusts,
      translated: (translated[name] ?? []) as never,
      ...keys[name],
    })
  const tables = Object.fromEntries(names.map(name => [name, make(name)])) as unknown as Tables

  const each = <Result>(ask: (one: Table<never>) => Result) =>
    Object.fromEntries(names.map(name => [name, ask(tables[name] as unknown as Table<never>)]))

  return {
    ...tables,
    transaction,
    writes,
    /** Returns a text in the caller's language; see `englishView`. */
    textOf: ({ zh }: Text): string => zh,
    dump: () => each(one => one.dump()) as unknown as Dump,
    load: (saved: Dump): void => names.forEach(name => tables[name].load(saved[name] as never)),
    changes: () => each(one => one.changes()) as unknown as Changes,
    apply: (saved: Changes): void => names.forEach(name => saved[name] && tables[name].apply(saved[name] as never)),
  }
}

export type Db = ReturnType<typeof createDb>
