import { adminMoneyLogs, listMoneyLogs, sellerMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { pageFrom } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const moneyLogHandlers = [
  handle(listMoneyLogs, ({ db, me, query }) => {
    const own = db.money_logs
      .by('user_id', me.id)
      .filter(log => log.is_belong === 0 && (query.is_type === undefined || log.is_type === query.is_type))
    return pageFrom(own.toReversed(), query)
  }),
  ...crudHandlers(adminMoneyLogs, { rows: db => db.money_logs, show: row => row }),
  ...crudHandlers(sellerMoneyLogs, {
    rows: db => db.money_logs,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.is_belong === 1 && row.user_id === store.id,
    options: ({ db, store }) => ({ from: db.money_logs.by('user_id', store.id) }),
  }),
]
