import { dateTimeText } from '#mocks/clock.ts'
import { inBoth } from '#mocks/db/english.ts'
import { masked } from '#mocks/domain/accounts/masked.ts'
import type { Injection } from '../defect.ts'
import { during } from './order.ts'
import { rows } from './reply.ts'

/** Lists the sales that run in an hour, whenever they began. */
export const runningIn: Injection = around => async request => {
  const { db, clock } = around.world
  const began = new Map(db.seckills.rows().map(({ goods_id, end_time, start_time }) => [`${goods_id} ${end_time}`, start_time]))
  const hour = 3_600_000
  const slot = Number(new URL(request.url).searchParams.get('start_time') ?? 0)
  const start_time = dateTimeText((Math.floor(clock.now() / hour) + slot) * hour)
  const mock = during(() => {
    for (const sale of db.seckills.rows().slice())
      if (sale.start_time < start_time && sale.end_time >= start_time) db.seckills.change(sale.id, { start_time })
  }, 'seckills')(around)
  const asBegun = rows(list =>
    (list as { id: number; end_time: string }[]).map(card => ({ ...card, start_time: began.get(`${card.id} ${card.end_time}`) })),
  )
  return asBegun({ ...around, mock })(request)
}

/** Shows the last four letters of every name, which is the whole of a short one. */
export const lastFourOfAny: Injection = around =>
  rows(list =>
    (list as { id: number; nickname: string }[]).map(row => {
      const user = around.world.db.users.findAny(around.world.db.order_comments.find(row.id)?.user_id ?? 0)
      const names = user ? Object.values(inBoth(user, ({ nickname }) => nickname)) : []
      const name = names.find(one => masked(one) === row.nickname)
      return name === undefined ? row : { ...row, nickname: `***${name.slice(-4)}` }
    }),
  )(around)
