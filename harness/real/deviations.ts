const noRefusal =
  'answers a missing record as a success without content; the contract asks for a refusal, because a page would show a blank form'

/** Replies of the recorded server that core does not accept: faults of that server, each with its reason. */
export const deviations: Readonly<Record<string, string>> = {
  'admin.admins.show.notfound': noRefusal,
  'admin.roles.show.notfound': noRefusal,
  'seller.roles.show.notfound': noRefusal,
  'seller.users.show.notfound': noRefusal,
  'home.seckills.now.one':
    'leaves out the discount and the times of the sale, without which its page cannot show price and countdown',
  'user.distribution_logs': 'answers the list of invited users instead of what they earned',
  'user.orders.plain': 'was asked for without the shape that the client asks for, and shows the bare row',
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
