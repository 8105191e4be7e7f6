import { listMoneyLogs } from '#contracts/api/money-logs.ts'
import { pageFrom } from '../db/list.ts'
import { handle } from '../kit.ts'

export const moneyLogHandlers = [
  handle(listMoneyLogs, ({ db, me, query }) => {
    const own = db.money_logs
      .by('user_id', me.id)
      .filter(log => log.is_belong === 0 && (query.is_type === undefined || log.is_type === query.is_type))
    return pageFrom(own.toReversed(), query)
  }),
]
