const emptyInsteadOfCount =
  'answers an empty list where its other resources answer how many rows were changed; the contract asks for the number everywhere'
const emptyInsteadOfRow =
  'answers an empty list where its other resources answer the new row; the contract asks for the id, to open what was added'
const bareRow = 'shows the bare row without what its own list adds; the contract asks for the same fields in both'

/** Replies of the recorded server that the contract does not accept, each with its reason. */
export const deviations: Readonly<Record<string, string>> = {
  'seller.file_space_dirs.destroy': emptyInsteadOfCount,
  'seller.file_spaces.destroy': emptyInsteadOfCount,
  'seller.goods.destroy': emptyInsteadOfCount,
  'seller.roles.destroy': emptyInsteadOfCount,
  'admin.cashes.update.approve': emptyInsteadOfCount,
  'admin.goods.update': emptyInsteadOfCount,
  'admin.roles.update': emptyInsteadOfCount,
  'admin.stores.update.refuse': emptyInsteadOfCount,
  'seller.roles.update': emptyInsteadOfCount,
  'seller.stores.update': emptyInsteadOfCount,
  'seller.users.update': emptyInsteadOfCount,
  'seller.goods_attrs.update': 'answers the id as text where its other resources answer how many rows were changed',
  'admin.roles.store': emptyInsteadOfRow,
  'admin.users.store': emptyInsteadOfRow,
  'seller.roles.store': emptyInsteadOfRow,
  'seller.users.store': emptyInsteadOfRow,
  'seller.goods_attrs.store': 'answers the bare id where its other resources answer the new row',
  'list.default_page': 'leaves out whose sub-account a user is, which the list of users shows',
  'seller.collectives.show': bareRow,
  'seller.seckills.show': bareRow,
  'seller.coupons.show': bareRow,
  'seller.dashboard.all': 'was cut to three rows when it was recorded; the curve has twelve',
  'seller.goods_brands.index.paged': 'its seeds have brands without a time of creation; what the API adds has one',
  'home.goods.show.two_skus': 'leaves out the spend-and-save rules where there are none; the contract asks for an empty list',
  'integral.orders':
    'leaves out quantity, price and receiver, which the specification shows; its order status is not the one it means',
  'home.seckills.now.one':
    'leaves out the discount and the times of the sale, without which its page cannot show price and countdown',
  'home.store.show': 'answers slides as one text with commas; the contract asks for a list, as everywhere else',
  'user.order.show.plain': 'was asked for without the shape that the client asks for, and shows the bare row',
  'base.uploads.many': 'answers several files that were sent at once; the client sends one at a time',
}

/** Replies of operations that are no calls of the contract. */
export const leftOut: Readonly<Record<string, string>> = {
  'auth.login.get': 'signing in by GET puts the password into logs; the contract has POST only',
  'admin.sms_logs.store': 'a log is written by sending a message; no screen adds to it',
  'admin.sms_logs.update': 'a log is not corrected; no screen changes it',
}
