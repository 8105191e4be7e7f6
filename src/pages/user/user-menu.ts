import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { LockShieldRegular } from '@fluentui/react-icons/svg/lock-shield'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { RibbonStarRegular } from '@fluentui/react-icons/svg/ribbon-star'
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { FluentIcon } from '@fluentui/react-icons'
import type { ParseKeys } from 'i18next'

/** A link of the user centre. */
export type UserMenuItem = {
  readonly to: string
  readonly label: ParseKeys & `user.menu.${string}`
  readonly icon: FluentIcon
  /** Beginnings of addresses that belong to it as well. */
  readonly also?: readonly string[]
}

/** The links of the user centre in groups; only screens that exist. Source: screens-storefront, user centre frame. */
export const userMenu = [
  { group: undefined, items: [{ to: '/user', label: 'user.menu.overview', icon: HomeRegular }] },
  {
    group: 'user.group.orders',
    items: [
      { to: '/user/orders', label: 'user.menu.orders', icon: BoxRegular, also: ['/user/order/', '/user/comment/'] },
      { to: '/user/comments', label: 'user.menu.comments', icon: ChatRegular },
      { to: '/user/favorites', label: 'user.menu.favorites', icon: HeartRegular },
    ],
  },
  {
    group: 'user.group.assets',
    items: [
      { to: '/user/money', label: 'user.menu.money', icon: WalletRegular, also: ['/user/frozen_money'] },
      { to: '/user/integral', label: 'user.menu.integral', icon: RibbonStarRegular },
      { to: '/user/coupons', label: 'user.menu.coupons', icon: TicketDiagonalRegular },
    ],
  },
  {
    group: 'user.group.account',
    items: [
      { to: '/user/address', label: 'user.menu.address', icon: LocationRegular, also: ['/user/address/'] },
      { to: '/user/info', label: 'user.menu.info', icon: PersonRegular },
      { to: '/user/safe', label: 'user.menu.safe', icon: LockShieldRegular, also: ['/user/safe/'] },
      { to: '/user/oauth', label: 'user.menu.oauth', icon: LinkRegular },
    ],
  },
] as const satisfies readonly { group: string | undefined; items: readonly UserMenuItem[] }[]

/** How an item stands to the current address: it is the page, leads to where the page belongs, or neither. */
export const markOf = (item: UserMenuItem, path: string): 'page' | 'true' | undefined => {
  const here = path.replace(/\/$/, '')
  if (here === item.to) return 'page'
  return item.also?.some(start => here.startsWith(start)) ? 'true' : undefined
}
