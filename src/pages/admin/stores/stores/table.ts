import { WalletCreditCardRegular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { adminStores, listAdminStores, maxRefuseInfo } from '#contracts/api/stores/back-office-stores.ts'
import { storeVerify } from '#contracts/api/stores/stores.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { call } from '#src/lib/http/call.ts'
import { defineTable } from '#src/table/define-table.ts'
import { reasonDialog } from '#src/ui/form/reason-dialog.tsx'
import { StoreProgress } from './store-progress.tsx'
import { StoreFunds } from './store-funds.tsx'
import { storeStatus, storeStep } from '../store-fields.ts'

const change = (id: number, body: { store_verify: 3 | 4; store_status: 0 | 1; store_refuse_info?: string }) =>
  call(adminStores.update, { params: { id }, body })

const Refuse = reasonDialog<{ id: number }>({
  title: 'stores.refuse',
  text: 'stores.refuseText',
  label: 'field.store_refuse_info',
  max: maxRefuseInfo,
  send: ({ id }, store_refuse_info) => change(id, { store_verify: storeVerify.refused, store_status: 0, store_refuse_info }),
})

const papers = [
  'store_name',
  'store_logo',
  'class_id',
  'store_company_name',
  'area',
  'store_address',
  'store_description',
  'business_license',
  'business_license_no',
  'legal_person',
  'store_phone',
  'id_card_no',
  'id_card_t',
  'id_card_b',
  'emergency_contact',
  'emergency_contact_phone',
  'store_status',
  'store_verify',
  'store_refuse_info',
] as const

/** Stores and applications, with their documents; an approved store opens immediately. Source: STS-4. */
export const storesTable = defineTable(
  { ...adminStores, list: listAdminStores },
  {
    noun: 'nouns.store',
    fields: {
      store_logo: { kind: 'image', span: 24, minor: 'first' },
      area_info: { kind: 'text', label: 'field.area', minor: true },
      id_card_no: { kind: 'text', masked: true },
      area: { kind: 'area', namesFrom: 'area_info', span: 24 },
      class_id: { kind: 'classPaths', span: 24 },
      store_address: { kind: 'text', span: 24 },
      store_lng: { kind: 'mapPoint', lat: 'store_lat', label: 'map.place', span: 24 },
      store_description: { kind: 'longText', span: 24 },
      business_license: { kind: 'image', span: 24 },
      id_card_t: { kind: 'image' },
      id_card_b: { kind: 'image' },
      store_status: storeStatus,
      store_verify: storeStep,
      store_refuse_info: { kind: 'longText', span: 24 },
      store_money: { kind: 'money', label: 'purse.balance' },
      store_frozen_money: { kind: 'money', label: 'purse.frozen' },
    },
    columns: ['store_logo', 'store_name', 'area_info', 'store_status', 'created_at'],
    search: { store_name: 'contains' },
    editForm: papers,
    record: {
      name: 'store_name',
      state: 'store_verify',
      head: StoreProgress,
      groups: [
        {
          title: 'stores.company',
          fields: [
            'store_company_name',
            'business_license_no',
            'legal_person',
            'store_phone',
            'id_card_no',
            'emergency_contact',
            'emergency_contact_phone',
          ],
          wide: true,
        },
        { title: 'stores.papers', fields: ['business_license', 'id_card_t', 'id_card_b'], wide: true },
        { title: 'stores.place', fields: ['area', 'store_address', 'store_lng'], wide: true },
        { title: 'stores.sells', fields: ['class_id', 'store_description'], wide: true },
        { title: 'stores.shop', fields: ['store_logo', 'store_status', 'created_at'] },
        { title: 'stores.money', fields: ['store_money', 'store_frozen_money'] },
        { title: 'stores.refusal', fields: ['store_refuse_info'] },
      ],
    },
    can: { add: false },
    dialog: { width: '64%', label: '130px' },
    actions: [
      {
        name: 'stores.approve',
        asks: adminStores.update,
        primary: true,
        confirm: 'stores.approveText',
        when: ({ store_verify }) => store_verify === storeVerify.reviewing,
        run: ({ id }) => change(id, { store_verify: storeVerify.passed, store_status: 1 }),
      },
      {
        name: 'stores.refuse',
        asks: adminStores.update,
        when: ({ store_verify }) => store_verify === storeVerify.reviewing,
        opens: Refuse,
      },
      { name: 'users.funds', icon: WalletCreditCardRegular, opens: StoreFunds, asks: handleMoney },
    ],
  },
)
