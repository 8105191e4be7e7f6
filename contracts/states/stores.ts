import { z } from 'zod'
import { accounts } from './ready-accounts.ts'
import { adminStores, listAdminStores } from '../api/stores/back-office-stores.ts'
import { loadGoodsClasses } from '../api/catalogue/goods-classes.ts'
import { ask, state } from './state.ts'
import { flag, id } from '../api/kit/values.ts'
import { showOwnStore, StoreVerify } from '../api/stores/stores.ts'
import { adminUsers } from '../api/accounts/users.ts'

const applicant = z.enum([accounts.applicant.username, accounts.refused.username])

/** States of stores and of applications for stores. */
export const storeStates = {
  'a store exists': state({
    about:
      'There is a store with this id, at this step, open or closed; all its data and papers are filled in, it has classes and slides, and its owner is not a ready account. A refused one has a reason.',
    facts: z.object({ id, store_verify: StoreVerify, store_status: flag }),
    readBack: ({ id, store_verify, store_status }) => [
      ask(
        adminStores.show,
        { params: { id } },
        'admin',
        reply => reply.store_verify === store_verify && reply.store_status === store_status,
      ),
    ],
  }),
  'the newcomer has no store': state({
    about: 'The ready account `newcomer` neither has a store nor has applied for one.',
    facts: z.object({}),
    readBack: () => [ask(showOwnStore, {}, 'newcomer', reply => Array.isArray(reply))],
  }),
  'a shopper without a store exists': state({
    about: 'There is a shopper with this id who neither has a store nor has applied for one.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(adminUsers.show, { params: { id } }, 'admin', reply => reply.id === id),
      ask(listAdminStores, { query: { user_id: id } }, 'admin', reply => reply.total === 0),
    ],
  }),
  'an application is at a step': state({
    about:
      'The store of this ready account is at this step and closed. At step 1 nothing is filled in, later everything is; a refused one has a reason.',
    facts: z.object({ account: applicant, store_verify: StoreVerify }),
    readBack: ({ account, store_verify }) => [
      ask(
        showOwnStore,
        {},
        account,
        reply =>
          !Array.isArray(reply) && reply.store_verify === store_verify && reply.store_slide.length > 0 === store_verify > 1,
      ),
    ],
  }),
  'a class of the third level exists': state({
    about:
      'There is a product class of the first level with this id, one of the second below it, and one of the third below that.',
    facts: z.object({ root_id: id, group_id: id, leaf_id: id }),
    readBack: ({ root_id, group_id, leaf_id }) => [
      ask(loadGoodsClasses, {}, undefined, reply =>
        reply.some(
          root =>
            root.id === root_id &&
            root.children?.some(group => group.id === group_id && group.children?.some(leaf => leaf.id === leaf_id)),
        ),
      ),
    ],
  }),
} as const
