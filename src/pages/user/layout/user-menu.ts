import { decoded } from '#contracts/wire/request-path.ts'
import { BookInformationRegular } from '@fluentui/react-icons/svg/book-information'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { GiftRegular } from '@fluentui/react-icons/svg/gift'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { LockShieldRegular } from '@fluentui/react-icons/svg/lock-shield'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { RibbonStarRegular } from '@fluentui/react-icons/svg/ribbon-star'
import { ShareRegular } from '@fluentui/react-icons/svg/share'
import { HandshakeRegular } from '@fluentui/react-icons/svg/handshake'
import { HourglassRegular } from '@fluentui/react-icons/svg/hourglass'
import { PaymentRegular } from '@fluentui/react-icons/svg/payment'
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { FluentIcon } from '@fluentui/react-icons'
import type { ParseKeys } from 'i18next'
import { articlePath } from '#src/lib/site/article-path.ts'

/** A link of the user centre. */
export type UserMenuItem = {
  readonly to: string
  readonly label: ParseKeys & `user.menu.${string}`
  readonly icon: FluentIcon
  /** Further path prefixes that mark this item as current. */
  readonly also?: readonly string[]
}

/** The links of the user centre in groups; articles are requested by their Chinese titles. Source: STF-9. */
export const userMenu = [
  { group: undefined, items: [{ to: '/user', label: 'user.menu.overview', icon: HomeRegular }] },
  {
    group: 'user.group.orders',
    items: [
      { to: '/user/orders', label: 'user.menu.orders', icon: BoxRegular, also: ['/user/order/', '/user/comment/'] },
      { to: '/user/integral_order', label: 'user.menu.integralOrder', icon: GiftRegular },
      { to: '/user/comments', label: 'user.menu.comments', icon: ChatRegular },
      { to: '/user/favorites', label: 'user.menu.favorites', icon: HeartRegular },
    ],
  },
  {
    group: 'user.group.assets',
    items: [
      { to: '/user/money', label: 'user.menu.money', icon: WalletRegular },
      { to: '/user/frozen_money', label: 'user.menu.frozenMoney', icon: HourglassRegular },
      { to: '/user/cashes', label: 'user.menu.cashes', icon: PaymentRegular },
      { to: '/user/integral', label: 'user.menu.integral', icon: RibbonStarRegular },
      { to: '/user/coupons', label: 'user.menu.coupons', icon: TicketDiagonalRegular },
    ],
  },
  {
    group: 'user.group.distribution',
    items: [
      { to: '/user/distribution', label: 'user.menu.distribution', icon: ShareRegular },
      { to: '/user/distribution_users', label: 'user.menu.distributionUsers', icon: PeopleRegular },
      { to: '/user/distribution_logs', label: 'user.menu.distributionLogs', icon: MoneyRegular },
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
  {
    group: 'user.group.help',
    items: [
      { to: articlePath('notices'), label: 'user.menu.notices', icon: MegaphoneRegular },
      { to: articlePath('help'), label: 'user.menu.help', icon: QuestionCircleRegular },
      { to: articlePath('cooperation'), label: 'user.menu.cooperation', icon: HandshakeRegular },
      { to: articlePath('about'), label: 'user.menu.about', icon: BookInformationRegular },
    ],
  },
] as const satisfies readonly { group: string | undefined; items: readonly UserMenuItem[] }[]

/** How an item relates to the current URL: the page itself, its parent, or neither. */
export const markOf = (item: UserMenuItem, path: string): 'page' | 'true' | undefined => {
  const here = decoded(path).replace(/\/$/, '')
  if (here === item.to) return 'page'
  return item.also?.some(start => here.startsWith(start)) ? 'true' : undefined
}
