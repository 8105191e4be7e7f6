import type { ParseKeys } from 'i18next'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerFreights } from '#contracts/api/orders/freights.ts'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useScreen } from '#src/lib/menu/screen.ts'

/** A step that a new store has to take before it can sell well. */
export type FirstStep = { readonly name: ParseKeys; readonly about: ParseKeys; readonly to: string; readonly isDone: boolean }

const one = { query: { page: 1, per_page: 1 } } as const
const quiet = { quiet: true } as const

/**
 * The first steps of a store, of the screens that the account may open. Empty until all of them are known, and where the server
 * does not tell. Source: DSH-15.
 */
export const useFirstSteps = (): readonly FirstStep[] => {
  const { offers } = useScreen()
  const asks = <Input>(screen: string, input: Input) => (offers(screen) ? input : null)
  const { data: store } = useData(sellerStores.show, asks('/Seller/stores', { params: { id: 0 } }), quiet)
  const { data: freights } = useData(sellerFreights.list, asks('/Seller/freights', one), quiet)
  const { data: goods } = useData(sellerGoods.list, asks('/Seller/goods', one), quiet)
  const isDone = {
    '/Seller/stores': store && store.store_description !== '' && store.store_mobile !== '',
    '/Seller/stores?part=slides': store && store.store_slide.length > 0 && store.store_mobile_slide.length > 0,
    '/Seller/freights': freights && freights.total > 0,
    '/Seller/goods': goods && goods.total > 0,
  }
  const steps = (
    [
      { name: 'dashboard.first.profile', about: 'dashboard.first.profileAbout', to: '/Seller/stores' },
      { name: 'dashboard.first.slides', about: 'dashboard.first.slidesAbout', to: '/Seller/stores?part=slides' },
      { name: 'dashboard.first.freight', about: 'dashboard.first.freightAbout', to: '/Seller/freights' },
      { name: 'dashboard.first.goods', about: 'dashboard.first.goodsAbout', to: '/Seller/goods' },
    ] as const
  ).filter(({ to }) => offers(to))
  const known = steps.flatMap(step => {
    const done = isDone[step.to]
    return done === undefined ? [] : [{ ...step, isDone: done }]
  })
  return known.length === steps.length ? known : []
}
