import { AddCircleRegular } from '@fluentui/react-icons/svg/add-circle'
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort'
import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'
import { adminAdvs } from '#contracts/api/content/advs.ts'
import { defineTable } from '#src/table/define-table.ts'
import { AdvertOrder } from './adv-spaces/advert-order.tsx'
import { AdvertsOfSpace } from './adv-spaces/adverts-of-space.tsx'
import { NewAdvert } from './adv-spaces/new-advert.tsx'

/** Ad spaces, and the order of their adverts. Source: ADV-5. */
export default defineTable(adminAdvSpaces, {
  noun: 'nouns.adSpace',
  fields: {
    name: { kind: 'text', label: 'advs.space', span: 24 },
    width: { kind: 'number', label: 'advs.width', initial: 0, unit: 'px' },
    height: { kind: 'number', label: 'advs.height', initial: 0, unit: 'px' },
  },
  columns: ['name', 'width', 'height', 'created_at'],
  search: { name: 'startsWith' },
  form: ['name', 'width', 'height'],
  view: ['name', 'width', 'height'],
  actions: [
    { name: 'advs.add', icon: AddCircleRegular, opens: NewAdvert, asks: adminAdvs.create },
    { name: 'advs.order', icon: ArrowSortRegular, opens: AdvertOrder, asks: adminAdvs.update },
  ],
  dialog: { width: '70%' },
  extra: [AdvertsOfSpace],
})
