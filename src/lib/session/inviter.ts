import { recallInTab, rememberInTab } from '../browser/storage.ts'

/** Source: STR-7. */
const key = 'inviterId'

const idIn = (text: string | null | undefined): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0)

/** Id of the inviter, from the URL (`?inviter_id=7`, which is then stored) or the storage; 0 is none. Source: STR-7. */
export const inviterIn = (address: URLSearchParams): number => {
  const named = idIn(address.get('inviter_id'))
  if (named > 0) rememberInTab(key, String(named))
  return named || idIn(recallInTab(key))
}
