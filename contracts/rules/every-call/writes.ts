import { buyerInfo, editBuyer, editSeller, isLogin, login, logout, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { readConfigs, updateConfigs } from '#contracts/api/system/configs.ts'
import { isFavorite, listFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { showUserCheck, saveUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { freshName } from '../people.ts'
import { ask, described, must, refused, same, sampleOf, sure, users, type Rule } from '../rule.ts'

const profile = (
  edit: typeof editBuyer | typeof editSeller,
  info: typeof buyerInfo | typeof sellerInfo,
  who: 'newcomer' | 'seller',
): Rule => ({
  name: 'A changed profile is stored, and fields that were not sent stay unchanged.',
  about: [edit],
  source: 'PRO-3',
  run: async shop => {
    const look = async () => described(info, await ask(shop, info, users, who))
    const before = await look()
    const nickname = `n${freshName().slice(-8)}`
    await ask(shop, edit, { body: { provider: 'users', nickname } }, who)
    same('data', await look(), { ...before, nickname })
    await ask(shop, edit, { body: { provider: 'users', nickname: before.nickname } }, who)
  },
})

const registers: Rule = {
  name: 'Registering signs in and reserves the user name; the account can sign in again, and signing out ends the session.',
  about: [register, login, logout, isLogin],
  source: 'SGN-2, REG-2',
  run: async shop => {
    const account = { username: freshName(), password: 'first-of-all' }
    const first = await ask(shop, register, { body: account })
    const who = (token: string) => ask(shop, isLogin, { query: { provider: 'users' } }, { token })
    const id = await who(first.access_token)
    must(typeof id === 'number', 'data', 'an id', id)
    await refused(shop, 'accountTaken', register, { body: account })
    await refused(shop, 'wrongCredentials', login, { body: { ...account, password: 'second-best' } })
    const again = await ask(shop, login, { body: account })
    same('data', await who(again.access_token), id)
    await ask(shop, logout, { body: { provider: 'users' } }, { token: again.access_token })
    same('data', await who(again.access_token), [])
  },
}

const cartLine: Rule = {
  name: 'A changed quantity is stored in the cart; subtracting from 1 removes the line, and so does deleting it.',
  about: [changeCartLine, removeFromCart, countCart],
  source: 'CRT-4',
  run: async shop => {
    const cart_id = 95_801
    const given = () => shop.given(['the cart holds a product', { cart_id, goods_id: 95_802, buy_num: 2, stock: 9 }])
    const numbers = async () =>
      (await ask(shop, listCart, {}, 'shopper')).data.flatMap(({ cart_list }) => cart_list.map(({ buy_num }) => buy_num))
    const line = { params: { id: cart_id } }
    await given()
    await ask(shop, changeCartLine, { ...line, body: { buy_num: 5 } }, 'shopper')
    same('data.data[].cart_list[].buy_num', await numbers(), [5])
    await ask(shop, changeCartLine, { ...line, body: { is_type: 1 } }, 'shopper')
    same('data.data[].cart_list[].buy_num after one more', await numbers(), [6])
    await ask(shop, changeCartLine, { ...line, body: { is_type: 0 } }, 'shopper')
    same('data.data[].cart_list[].buy_num after one less', await numbers(), [5])
    await refused(shop, 'stockTooLow', changeCartLine, { ...line, body: { buy_num: 10 } }, 'shopper', 'nine are left')
    same('data.data[].cart_list[].buy_num', await numbers(), [5])
    const count = await ask(shop, removeFromCart, { params: { ids: cart_id } }, 'shopper')
    shop.advise(() => same('data', count, 1))
    same('data', await ask(shop, countCart, {}, 'shopper'), 0)
  },
}

const favorite: Rule = {
  name: 'The first request adds a favourite to the list, and the second removes it.',
  about: [toggleFavorite, isFavorite, listFavorites],
  source: 'PER-4',
  run: async shop => {
    const out_id = 95_803
    await shop.given(['a product is on sale', { id: out_id, stock: 5, price: '12.50' }])
    const target = { out_id, is_type: 0 as const }
    const is = () => ask(shop, isFavorite, { query: target }, 'shopper')
    const listed = async () =>
      (await ask(shop, listFavorites, { query: { is_type: 0, per_page: 400 } }, 'shopper')).data.some(
        row => row.out_id === out_id,
      )
    const before = await is()
    for (const yes of [!before, before]) {
      await ask(shop, toggleFavorite, { body: target }, 'shopper')
      same('data', await is(), yes)
      same('data.data[].out_id has it', await listed(), yes)
    }
    same('data for a guest', await ask(shop, isFavorite, { query: target }), false)
  },
}

const identity: Rule = {
  name: 'An identity record is stored as it was sent.',
  about: [saveUserCheck, showUserCheck],
  source: 'PER-3',
  run: async shop => {
    const { body, given } = sampleOf(shop, saveUserCheck)
    await shop.given(...given)
    sure(await shop.send(saveUserCheck, { body }, 'shopper'))
    const saved = await ask(shop, showUserCheck, {}, 'shopper')
    same('data', { ...saved, ...Object(body) }, saved)
  },
}

const settings: Rule = {
  name: 'Saving a setting stores it and leaves the others unchanged.',
  about: [updateConfigs, readConfigs],
  source: 'CFG-2',
  run: async shop => {
    await shop.given(['the site has settings', {}])
    const read = () => ask(shop, readConfigs, { query: { name: ['web_name', 'store', 'task', 'upload'] } }, 'admin')
    const before = await read()
    await ask(shop, updateConfigs, { body: { web_name: 'Meridian of the rules' } }, 'admin')
    same('data', await read(), { ...before, web_name: 'Meridian of the rules' })
    await shop.given(['the site has settings', {}])
  },
}

const message: Rule = {
  name: 'A message that was sent is the newest of its conversation.',
  about: [sendChatMessage, listChatMessages],
  source: 'CHA-2',
  run: async shop => {
    const { body, given } = sampleOf(shop, sendChatMessage)
    await shop.given(...given)
    const content = `Hello ${freshName()}`
    sure(await shop.send(sendChatMessage, { body: { ...Object(body), content_type: 'text', content } }, 'shopper'))
    const page = listChatMessages.reply.parse(
      sure(await shop.send(listChatMessages, { body: { ...Object(body), per_page: 50 } }, 'shopper')),
    )
    same('data.data[].content has it once', page.data.filter(one => one.content === content).length, 1)
  },
}

/** Rules that read back what was written. */
export const writeRules: readonly Rule[] = [
  profile(editBuyer, buyerInfo, 'newcomer'),
  profile(editSeller, sellerInfo, 'seller'),
  registers,
  cartLine,
  favorite,
  identity,
  settings,
  message,
]
