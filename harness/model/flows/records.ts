import fc from 'fast-check'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { commentOrder, listUserComments, sellerComments } from '#contracts/api/orders/order-comments.ts'
import { adminMenus } from '#contracts/api/system/menus.ts'
import { updateConfigs } from '#contracts/api/system/configs.ts'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { applyForStore, showOwnStore } from '#contracts/api/stores/stores.ts'
import { listChatFriends, listChatMessages } from '#contracts/api/stores/chats.ts'
import { application, places } from '#contracts/examples/stores/samples.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'
import { address, place } from './shop.ts'

const someAddress = one(address, address, made('addresses', 0))
const addressBody = {
  receive_name: 'Han Meimei',
  receive_tel: '13900000000',
  area: [place.province_id, place.city_id, place.region_id],
  address: '2 Harbour Road',
}
const addressGiven: readonly Given[] = [
  ['a province with a city and a district exists', place],
  ['the shopper has an address', { id: address }],
  // It keeps the address that it was placed with.
  ['an order waits for delivery', { id: 90_112 }],
]

const creates = drawn({ is_default: one(1, 1, 0) }, ({ is_default }) =>
  step(userAddresses.create, { body: { ...addressBody, is_default } }),
)
const edits = drawn({ id: someAddress, is_default: one(1, 1, 0) }, ({ id, is_default }) =>
  step(userAddresses.update, { params: { id }, body: { ...addressBody, is_default } }),
)
const chooses = drawn({ id: someAddress }, ({ id }) => step(setDefaultAddress, { params: { id } }))
const addresses = inOrder(
  addressGiven,
  { of: creates, least: 1, most: 2 },
  { of: fc.oneof(edits, edits, chooses), least: 1, most: 3 },
)

const [role, entry, permission, group] = [90_511, 90_513, 90_514, 90_515]
const roleGiven: readonly Given[] = [
  ['a role exists', { id: role, name: 'Brand keeper' }],
  ['an entry of a menu exists', { id: entry, name: 'Reports', area: 'Admin' }],
  ['a permission exists', { id: permission, group_id: group }],
]
/** A page below the entry: a role that is given the page alone is given the entry as well. Source: ROL-6. */
const page = { name: 'Sales', ename: 'Sales', icon: 'Home', apis: '/Admin/sales', view: 'Admin/sales/index', pid: entry }
const roles = inOrder(
  roleGiven,
  { of: fc.constant(step(adminMenus.create, { body: { ...page, is_open: 0, is_sort: 2 } })), least: 1 },
  {
    of: drawn(
      {
        name: one('Head of brands', 'Reporter'),
        menu_id: one([entry], [], [made('menus', 0)]),
        permission_id: one([permission], []),
      },
      body => step(adminRoles.update, { params: { id: role }, body }),
    ),
    least: 2,
    most: 3,
  },
)

const [folder, picture] = [90_351, 90_352]
const listed = drawn({ dir_id: one(0, folder) }, ({ dir_id }) =>
  step(fileSpaces.list, { query: { dir_id, page: 1, per_page: 100 } }),
)
const pictureParts = one({ dir_id: 0 }, { dir_id: folder }, { name: 'blue-mug' }, { name: 'mug', dir_id: 0 })
const pictures = inOrder(
  [['the store has a folder with a picture', { id: folder, name: 'Autumn', picture_id: picture }]],
  { of: listed, least: 2, most: 2 },
  {
    of: drawn({ body: pictureParts }, ({ body }) => step(fileSpaces.update, { params: { id: picture }, body })),
    least: 1,
    most: 3,
  },
)

const ownStore = step(sellerStores.show, { params: { id: 0 } })
const storeParts = one({ store_mobile: '021-555-0101' }, { store_phone: '13800000001' }, { store_description: 'Mugs and jugs' })
const stores = inOrder(
  [],
  { of: fc.constant(ownStore), least: 1 },
  {
    of: drawn({ body: storeParts }, ({ body }) => step(sellerStores.update, { params: { id: 0 }, body })),
    least: 1,
    most: 2,
  },
  { of: fc.constant(ownStore), least: 1 },
)

const settings = inOrder([['the site has settings', {}]], {
  of: drawn(
    { body: one({ sms: { key: 'sms-key-2' } }, { amap: { key: 'map-key-2' } }, { upload: { bucket: 'pictures' } }, { sms: {} }) },
    ({ body }) => step(updateConfigs, { body }),
  ),
  least: 1,
  most: 2,
})

const comment = 90_123
const replies = inOrder([['an order has a comment', { id: 90_121, goods_id: 90_122, comment_id: comment }]], {
  of: drawn({ reply: one('Thank you very much', 'Come again') }, body =>
    step(sellerComments.update, { params: { id: comment }, body }),
  ),
  least: 1,
  most: 2,
})

const received = 90_114
const reviews = inOrder(
  [['an order waits for comment', { id: received }]],
  {
    of: drawn(
      {
        score: one(1, 2, 3),
        agree: one(2, 4, 5),
        service: one(1, 3),
        speed: one(0, 4),
        as: one('shopper', 'shopper', 'newcomer'),
      },
      ({ as, ...stars }) => step(commentOrder, { body: { order_id: received, ...stars, content: 'Keeps warm' } }, as),
    ),
    least: 1,
    most: 2,
  },
  { of: fc.constant(step(listUserComments, { query: {} })), least: 1 },
)

const [user, inviter] = [90_531, 90_532]
const userGiven: readonly Given[] = [
  ['a user exists', { id: user, username: 'visitor', money: '100.00' }],
  ['a user exists', { id: inviter, username: 'inviter', money: '0.00' }],
]
const users = inOrder(userGiven, {
  of: drawn(
    {
      body: one({ inviter_id: inviter }, { nickname: 'Regular' }, { nickname: 'Guest', inviter_id: inviter }, { inviter_id: 0 }),
    },
    ({ body }) => step(adminUsers.update, { params: { id: user }, body: { username: 'visitor', password: '', ...body } }),
  ),
  least: 2,
  most: 3,
})

const [someone, other] = [90_202, 90_206]
const chats = inOrder(
  [
    ['somebody has written to the shopper', { id: 90_201, user_id: someone, message_id: 90_203 }],
    ['somebody has written to the shopper', { id: 90_205, user_id: other, message_id: 90_207 }],
  ],
  {
    of: drawn({ rid: one(String(someone), String(other)) }, ({ rid }) =>
      step(listChatMessages, { body: { provider: 'users', rid, rtype: 'users' } }, 'shopper'),
    ),
    least: 1,
  },
  { of: fc.constant(step(listChatFriends, { body: { provider: 'users' } }, 'shopper')), least: 1 },
)

const applications = one('refused', 'applicant').chain(who =>
  inOrder(
    [['an application is at a step', { account: who, store_verify: who === 'refused' ? 3 : 1 }], ...places],
    { of: fc.constant(step(showOwnStore, {}, who)), least: 1 },
    { of: fc.constant(step(applyForStore, { body: application }, who)), least: 1 },
  ),
)

/** Several records of a noun, or one that is edited twice: the second write must undo what the first one changed elsewhere. */
export const recordFlows: readonly Flow[] = [
  {
    name: 'addresses and the default one',
    about: [userAddresses.create, userAddresses.update, setDefaultAddress],
    often: 0.3,
    given: addressGiven,
    plans: addresses,
  },
  { name: 'what a role may do', about: [adminRoles.update], often: 0.2, given: roleGiven, plans: roles },
  { name: 'pictures moved and renamed', about: [fileSpaces.update], often: 0.2, given: [], plans: pictures },
  { name: 'a store edited in parts', about: [sellerStores.update], often: 0.1, given: [], plans: stores },
  { name: 'settings saved in parts', about: [updateConfigs], often: 0.1, given: [], plans: settings },
  { name: 'replies to comments', about: [sellerComments.update], often: 0.1, given: [], plans: replies },
  { name: 'comments with different scores', about: [commentOrder], often: 0.1, given: [], plans: reviews },
  { name: 'a user edited twice', about: [adminUsers.update], often: 0.2, given: [], plans: users },
  { name: 'unread messages of two people', about: [listChatMessages], often: 0.1, given: [], plans: chats },
  { name: 'an application handed in again', about: [applyForStore], often: 0.1, given: [], plans: applications },
]
