const noRefusal =
  'answers a missing record as a success without content; the contract asks for a refusal, because a page would show a blank form'

const invitedUsers = 'answers the list of invited users instead of what they earned'
const bareRow = 'was asked for without the shape that the list of orders asks for, and shows the bare row'

/** Replies of the recorded server that core does not accept: bugs of that server, each with its reason. */
export const deviations: Readonly<Record<string, string>> = {
  'admin.admins.show.notfound': noRefusal,
  'admin.roles.show.notfound': noRefusal,
  'seller.roles.show.notfound': noRefusal,
  'seller.users.show.notfound': noRefusal,
  'seller.users.show.other_store': noRefusal,
  '214: seller /Seller/roles#view, GET /api/Seller/roles/90551': noRefusal,
  '216: seller /Seller/roles#edit, GET /api/Seller/roles/90551': noRefusal,
  'user.distribution_logs': invitedUsers,
  '87: storefront /user/distribution, GET /api/user/distribution_logs': invitedUsers,
  '94: storefront /user/distribution_logs, GET /api/user/distribution_logs': invitedUsers,
  'user.orders.plain': bareRow,
  '6: storefront /, GET /api/user/orders': bareRow,
  'list.dict.by_ids': 'was asked for without pages, which the client does not; the contract has a call of its own for that',
  'admin.configs.one': 'was asked for a single setting by name, which the client does not; it answers the bare value',
  'base.uploads.many': 'answers several files that were sent at once; the client sends one at a time',
}

/** Replies of operations that are no calls of the contract. */
export const leftOut: Readonly<Record<string, string>> = {
  'auth.login.get': 'signing in by GET puts the password into logs; the contract has POST only',
  'auth.edit.buyer.put': 'a profile is changed by POST; this server takes any method',
  'admin.sms_logs.store': 'a log is written by sending a message; no screen adds to it',
  'admin.sms_logs.update': 'a log is not corrected; no screen changes it',
}
