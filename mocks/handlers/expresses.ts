import { allExpresses } from '#contracts/api/expresses.ts'
import { select } from '../db/list.ts'
import { handle } from '../kit.ts'

export const expressHandlers = [handle(allExpresses, ({ db, query, alias }) => select(db.expresses, query, { alias }))]
