import { useRef, useState } from 'react'
import { changeCartLine, type CartLine } from '#contracts/api/orders/carts.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { text } from '#src/lib/format/text.ts'
import { quantityCalls } from './quantity-calls.ts'

/** Values by cart id. */
type ByLine<Fact> = ReadonlyMap<number, Fact>

const without = <Fact>(facts: ByLine<Fact>, id: number): ByLine<Fact> => new Map([...facts].filter(([key]) => key !== id))

const send = async (id: number, present: number, wanted: number) => {
  for (const body of quantityCalls(present, wanted)) await call(changeCartLine, { params: { id }, body }, { quiet: true })
}

/**
 * Changes the quantities of cart lines. `wanted` shows a change at once. The calls of a line run one after the other; changes
 * made meanwhile are merged into the last one. A refusal is stored in `refused`, and the old quantity returns.
 */
export const useQuantities = (reload: () => Promise<unknown>) => {
  const [wanted, setWanted] = useState<ByLine<number>>(new Map())
  const [refused, setRefused] = useState<ByLine<string>>(new Map())
  const pending = useRef(new Map<number, number>())
  const settle = async ({ cart_id: id, buy_num }: CartLine) => {
    let saved = buy_num
    try {
      for (let next = pending.current.get(id); next !== undefined && next !== saved; next = pending.current.get(id)) {
        await send(id, saved, next)
        saved = next
      }
    } catch (error) {
      setRefused(facts => new Map(facts).set(id, (error instanceof Failure && error.msg) || text('msg.error')))
    }
    pending.current.delete(id)
    await reload().catch(() => undefined)
    if (!pending.current.has(id)) setWanted(facts => without(facts, id))
  }
  const change = (line: CartLine, quantity: number) => {
    const running = pending.current.has(line.cart_id)
    pending.current.set(line.cart_id, quantity)
    setWanted(facts => new Map(facts).set(line.cart_id, quantity))
    setRefused(facts => without(facts, line.cart_id))
    if (!running) void settle(line)
  }
  const refuse = (line: CartLine, why: string) => setRefused(facts => new Map(facts).set(line.cart_id, why))
  return { wanted, refused, change, refuse }
}
