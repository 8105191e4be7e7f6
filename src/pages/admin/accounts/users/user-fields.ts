/** Field definitions of users, shared by their screen and the user picker. Source: ADM-8. */
export const userFields = {
  avatar: { kind: 'image', shrink: { width: 150, height: 150 } },
  money: { kind: 'money', label: 'purse.balance' },
  frozen_money: { kind: 'money', label: 'purse.frozen', minor: true },
  integral: { kind: 'money', label: 'purse.points', points: () => true },
  last_login_time: { kind: 'dateTime', label: 'users.lastLogin', minor: true },
} as const
