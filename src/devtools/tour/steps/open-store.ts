import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { joinStore, showOwnStore, storeVerify } from '#contracts/api/stores/stores.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'
import { findOnScreen, press, untilSeen } from '../on-screen.ts'
import { signInStep, type Plan } from './step.ts'

const own = async () => {
  if (!tokenOf('buyer')) return undefined
  const found = await attempt(call(showOwnStore, {}, { as: 'buyer', quiet: true }))
  return Array.isArray(found) ? undefined : found
}

const example = [{ text: 'shop.join.example' }] as const
const send = [{ text: 'shop.join.send' }] as const

/** A store from the application to its first sign-in: the shopper applies, the administrator passes it. */
export const openStore: Plan = {
  steps: [
    signInStep('storeSignIn', 'buyer', 'newcomer'),
    {
      name: 'storeStart',
      audience: 'buyer',
      path: () => '/store/step_1',
      points: () => [{ text: 'shop.join.next' }],
      isDone: ({ application }) => application !== undefined,
      act: async () => {
        await call(joinStore, {})
        goTo('/store/step_2')
      },
    },
    {
      name: 'storeApply',
      audience: 'buyer',
      path: () => '/store/step_2',
      points: () => [...example, ...send],
      isDone: ({ application = 0 }) => application > storeVerify.filling,
      act: async () => {
        press(example)
        await untilSeen(() => findOnScreen(send))
        press(send)
      },
    },
    signInStep('storeAdmin', 'admin', 'admin'),
    {
      name: 'storePass',
      audience: 'admin',
      path: () => '/Admin/stores',
      points: () => [{ css: 'main tbody tr' }],
      isDone: ({ application }) => application === storeVerify.passed,
      act: async () => {
        const id = (await own())?.id ?? 0
        await call(adminStores.update, { params: { id }, body: { store_verify: storeVerify.passed, store_status: 1 } })
      },
    },
    {
      name: 'storeOpen',
      audience: 'seller',
      path: () => '/Seller/login',
      points: () => [{ css: 'main input' }],
      isDone: () => tokenOf('seller') !== undefined && userOf('seller')?.username === accounts.newcomer.username,
      act: async () => {
        if (await signIn('seller', accounts.newcomer.username, accounts.newcomer.password)) goTo('/Seller')
      },
    },
  ],
  learn: async tour => tour,
  see: async () => ({ application: (await own())?.store_verify }),
}
