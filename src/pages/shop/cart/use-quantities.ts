import { useRef, useState } from 'react'
import { changeCartLine, type CartLine } from '#contracts/api/orders/carts.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { text } from '#src/lib/format/text.ts'
import { quantityCalls } from './quantity-calls.ts'

/** Facts about lines, by cart id. */
type ByLine<Fact> = ReadonlyMap<number, Fact>

const without = <Fact>(facts: ByLine<Fact>, id: number): ByLine<Fact> => new Map([...facts].filter(([key]) => key !== id))

const send = async (id: number, present: number, wanted: number) => {
  for (const body of quantityCalls(present, wanted)) await call(changeCartLine, { params: { id }, body }, { quiet: true })
}

/**
 * Changes the quantities of cart lines. `wanted` shows at once what was asked for; the calls of a line run one after the
 * other, and wishes that come meanwhile collapse into the last. A refusal stands in `refused` and the old quantity returns.
 */
export const useQuantities = (reload: () => Promise<unknown>) => {
  const [wanted, setWanted] = useState<ByLine<number>>(new Map())
  const [refused, setRefused] = useState<ByLine<string>>(new Map())
  const wishes = useRef(new Map<number, number>())
  const settle = async ({ cart_id: id, buy_num }: CartLine) => {
    let saved = buy_num
    try {
      for (let wish = wishes.current.get(id); wish !== undefined && wish !== saved; wish = wishes.current.get(id)) {
        await send(id, saved, wish)
        saved = wish
      }
    } catch (error) {
      setRefused(facts => new Map(facts).set(id, (error instanceof Failure && error.msg) || text('msg.error')))
    }
    wishes.current.delete(id)
    await reload().catch(() => undefined)
    if (!wishes.current.has(id)) setWanted(facts => without(facts, id))
  }
  const change = (line: CartLine, quantity: number) => {
    const running = wishes.current.has(line.cart_id)
    wishes.current.set(line.cart_id, quantity)
    setWanted(facts => new Map(facts).set(line.cart_id, quantity))
    setRefused(facts => without(facts, line.cart_id))
    if (!running) void settle(line)
  }
  const refuse = (line: CartLine, why: string) => setRefused(facts => new Map(facts).set(line.cart_id, why))
  return { wanted, refused, change, refuse }
}
