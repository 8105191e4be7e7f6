/** The password of an account that is created without one. Source: ADM-3. */
export const usualPassword = '123456'

type Sent = { username: string; nickname?: string | undefined; password?: string | undefined; avatar?: string | undefined }

/** The columns of a new account. */
export const added = ({ username, nickname, password, avatar = '' }: Sent) => ({
  username,
  nickname: nickname || username,
  password: password || usualPassword,
  avatar,
  login_time: null,
  last_login_time: null,
})

/** The columns to change. Missing fields and an empty password keep the stored value. */
export const changed = ({ username, nickname, password, avatar }: Sent) => ({
  username,
  ...(nickname !== undefined && { nickname: nickname || username }),
  ...(password && { password }),
  ...(avatar !== undefined && { avatar }),
})

/** Default values of a new user. */
export const blankUser = {
  belong_id: 0,
  pay_password: '',
  sex: 1,
  phone: '',
  email: '',
  money: '0.00',
  frozen_money: '0.00',
  integral: '0.00',
  inviter_id: 0,
} as const
