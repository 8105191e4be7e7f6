import type { Clock } from '../clock.ts'
import { createJournal } from './journal.ts'
import { rows, type RowOf, type TableName } from './rows.ts'
import { table, type Table } from './table.ts'

/** Columns that are looked up by value, and those that must not repeat. */
const keys: { [Name in TableName]?: { index?: (keyof RowOf<Name> & string)[]; unique?: (keyof RowOf<Name> & string)[] } } = {
  users: { unique: ['username'], index: ['phone', 'belong_id'] },
  admins: { unique: ['username'] },
  tokens: { unique: ['token'] },
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
  orders: { index: ['user_id', 'store_id', 'order_status'], unique: ['order_no'] },
  order_goods: { index: ['order_id', 'goods_id'] },
  order_pays: { index: ['user_id', 'pay_no'] },
  order_comments: { index: ['goods_id', 'order_id', 'user_id', 'store_id'] },
  money_logs: { index: ['user_id'] },
  uploads: { unique: ['url'] },
  refunds: { index: ['order_id'] },
  cashes: { index: ['user_id', 'store_id'] },
  order_settlements: { index: ['order_id', 'store_id'] },
  task_runs: { unique: ['name'] },
}

type Tables = { [Name in TableName]: Table<RowOf<Name>> }
/** Everything a provider remembers, table by table. */
export type Dump = { [Name in TableName]: ReturnType<Table<RowOf<Name>>['dump']> }
/** What was written since the rows of the seed. */
export type Changes = { [Name in TableName]?: ReturnType<Table<RowOf<Name>>['changes']> }

/** The tables of one world, with transactions and snapshots. */
export const createDb = (clock: Clock) => {
  const { record, transaction, writes } = createJournal()
  const names = Object.keys(rows) as TableName[]
  const make = (name: TableName) =>
    table({ name, schema: rows[name] as never, blank: {}, clock, journal: { record }, ...keys[name] })
  const tables = Object.fromEntries(names.map(name => [name, make(name)])) as unknown as Tables

  const each = <Result>(ask: (one: Table<never>) => Result) =>
    Object.fromEntries(names.map(name => [name, ask(tables[name] as unknown as Table<never>)]))

  return {
    ...tables,
    transaction,
    writes,
    dump: () => each(one => one.dump()) as unknown as Dump,
    load: (saved: Dump): void => names.forEach(name => tables[name].load(saved[name] as never)),
    changes: () => each(one => one.changes()) as unknown as Changes,
    apply: (saved: Changes): void => names.forEach(name => saved[name] && tables[name].apply(saved[name] as never)),
  }
}

export type Db = ReturnType<typeof createDb>
