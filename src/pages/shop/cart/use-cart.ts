import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCart, removeFromCart, type CartLine } from '#contracts/api/orders/carts.ts'
import { forgetAdded, wasAdded } from '#src/lib/browser/added-lines.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useCartCount } from '#src/lib/site/use-cart-count.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { linesOf, withTicks, type CartGroup, type Ticks } from './ticks.ts'
import { useQuantities } from './use-quantities.ts'

const withWanted = (stores: readonly CartGroup[], wanted: ReadonlyMap<number, number>): CartGroup[] =>
  stores.map(store => ({
    ...store,
    cart_list: store.cart_list.map(line => ({ ...line, buy_num: wanted.get(line.cart_id) ?? line.buy_num })),
  }))

/** Asks for confirmation before several lines are removed or the cart becomes empty. */
const useQuestion = () => {
  const { t } = useTranslation()
  const ask = useConfirm()
  return async (lines: readonly CartLine[], all: number): Promise<boolean> => {
    const answers = { yes: t('btn.remove'), no: t('btn.cancel') }
    if (lines.length === all && all === 1)
      return ask({ ...answers, title: t('shop.cart.removeLastTitle'), text: t('shop.cart.removeLastText') })
    return lines.length === 1 || ask({ ...answers, title: t('shop.cart.removeTickedTitle', { count: lines.length }) })
  }
}

/**
 * The cart with its ticks: at first what was added in this tab. Ticks are stored by cart id, so they survive a reload of the list.
 * Source: CRT-13.
 */
export const useCart = () => {
  const { t } = useTranslation()
  const { refresh: refreshCount } = useCartCount()
  const sure = useQuestion()
  const { data, error, mutate } = useData(listCart, { query: { page: 1, per_page: 100 } }, { quiet: true })
  const [chosen, setChosen] = useState<Ticks>()
  const { wanted, refused, change, refuse } = useQuantities(() => mutate())
  const stores = useMemo(() => data && withWanted(data.data, wanted), [data, wanted])
  const lines = linesOf(stores ?? [])
  // Until the shopper ticks anything, what was just added is ticked.
  const ticks = chosen ?? new Set(lines.filter(wasAdded).map(({ cart_id }) => cart_id))
  const tick = (some: readonly CartLine[], on: boolean) => {
    if (!on) forgetAdded(some)
    setChosen(before => withTicks(before ?? ticks, some, on))
  }
  const savedLine = (line: CartLine) => linesOf(data?.data ?? []).find(one => one.cart_id === line.cart_id) ?? line
  const remove = async (gone: readonly CartLine[]): Promise<boolean> => {
    if (gone.length === 0 || !(await sure(gone, lines.length))) return false
    if (await succeeded(call(removeFromCart, { params: { ids: gone.map(line => line.cart_id).join(',') } }))) {
      tick(gone, false)
      notify.success(t('shop.cart.removed'))
    }
    await Promise.allSettled([mutate(), refreshCount()])
    return true
  }
  return {
    stores,
    error,
    ticks,
    refused,
    lines,
    remove,
    retry: () => {
      void mutate()
    },
    ticked: lines.filter(line => ticks.has(line.cart_id)),
    tick,
    refuseQuantity: refuse,
    changeQuantity: (line: CartLine, quantity: number) => change(savedLine(line), quantity),
  }
}

export type Cart = ReturnType<typeof useCart>
