import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { adminUsers, sellerUsers } from '#contracts/api/accounts/users.ts'
import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { adminOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { like, startsWith } from '#contracts/wire/conditions.ts'
import { useAllData, useData } from '#src/lib/http/use-data.ts'
import { useScreen } from '#src/lib/menu/screen.ts'
import { useMay } from '#src/lib/session/use-may.ts'
import { useSettled } from '#src/ui/controls/use-settled.ts'
import { useOffice } from '../back-office/office.ts'
import { foundScreens, mostFound, type Found } from './found-screens.ts'

/** Results of one kind. */
export type FoundGroup = { readonly title: ParseKeys; readonly found: readonly Found[] }

const calls = {
  admin: { orders: adminOrders, goods: adminGoods, users: adminUsers },
  seller: { orders: sellerOrders, goods: sellerGoods, users: sellerUsers },
} as const

const page = { page: 1, per_page: mostFound } as const
const options = { quiet: true, keepPreviousData: false } as const

const linkTo = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`

type Account = { readonly id: number; readonly nickname: string; readonly username: string }

/** Each account once: several requests may answer the same. */
const distinct = (accounts: readonly Account[]): Account[] => [...new Map(accounts.map(one => [one.id, one])).values()]

/** Orders by the beginning of their number, products by a part of their name, accounts by a part of either name. */
const useRows = (words: string) => {
  const { audience } = useOffice()
  const { offers } = useScreen()
  const may = useMay()
  const { orders, goods, users } = calls[audience]
  const asks = ({ list }: { list: Endpoint }) => words !== '' && offers(list.path) && may(list)
  const order = useData(
    orders.list,
    asks(orders) && /\d/.test(words) ? { query: { ...page, order_no: startsWith(words) } } : null,
    options,
  )
  const product = useData(goods.list, asks(goods) ? { query: { ...page, goods_name: like(words) } } : null, options)
  const names = [{ query: { ...page, nickname: like(words) } }, { query: { ...page, username: like(words) } }]
  const user = useAllData(users.list, asks(users) ? names : [], options)
  const all = [order, product, user]
  return {
    orders: (order.data?.data ?? []).map(({ id, order_no, order_name }) => ({
      key: `order-${id}`,
      text: order_no,
      more: order_name,
      to: linkTo(orders.list.path, { order_no }),
    })),
    goods: (product.data?.data ?? []).map(({ id, goods_name, class_name }) => ({
      key: `goods-${id}`,
      text: goods_name,
      more: class_name,
      to: may(goods.update) ? linkTo(goods.list.path, { id: String(id) }) : linkTo(goods.list.path, { goods_name }),
    })),
    users: distinct((user.data ?? []).flatMap<Account>(({ data }) => data))
      .slice(0, mostFound)
      .map(({ id, nickname, username }) => ({
        key: `user-${id}`,
        text: nickname,
        more: username,
        to: linkTo(users.list.path, { username }),
      })),
    isLoading: all.some(one => one.isLoading),
  }
}

/** What the words find among screens, orders, products and accounts, as far as the role allows. Source: SRO-1, SRO-2. */
export const useFound = (text: string) => {
  const words = text.trim()
  const settled = useSettled(words)
  const { i18n } = useTranslation()
  const { menu, mayRead } = useOffice()
  const { orders, goods, users, isLoading } = useRows(settled)
  const screens = words === '' ? [] : foundScreens(menu, { words, language: i18n.resolvedLanguage ?? '', mayRead })
  const isCurrent = settled === words
  const groups: readonly FoundGroup[] = [
    { title: 'office.search.screens', found: screens },
    { title: 'office.search.orders', found: isCurrent ? orders : [] },
    { title: 'office.search.goods', found: isCurrent ? goods : [] },
    { title: 'office.search.users', found: isCurrent ? users : [] },
  ]
  return { groups: groups.filter(({ found }) => found.length > 0), isLoading: isLoading || !isCurrent }
}
