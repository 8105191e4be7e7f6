// The account with its balance, and the address, which the verification reads beside the orders.
import { callerOf, noPermission } from '../first-server.mjs'
import { addresses, balanceOf, money, ownedBy, shopper } from './records.mjs'

export const buyerInfo = ({ request }) => {
  const { id, username, belong_id = 0 } = callerOf(request, 'users')
  return {
    id,
    belong_id,
    username,
    nickname: username,
    avatar: '',
    sex: 0,
    phone: `1380000000${id}`,
    money: money(balanceOf(id)),
    frozen_money: '0.00',
    integral: '0.00',
    check: false,
  }
}

export const sellerInfo = context => {
  const { belong_id, username } = callerOf(context.request, 'users')
  if (!belong_id && username !== 'seller') throw noPermission()
  return buyerInfo(context)
}

export const showAddress = ({ request, params }) => ownedBy(addresses, params[0], shopper(request))
