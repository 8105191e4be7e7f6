import { adminAdvs } from '#contracts/api/content/advs.ts'
import { defineTable } from '#src/table/define-table.ts'
import { advertColumns, advertFields } from './advs/advert-fields.ts'

/** Adverts of all ad spaces. Source: ADV-5. */
export default defineTable(adminAdvs, {
  noun: 'nouns.advert',
  fields: advertFields,
  columns: advertColumns,
  search: { pid: 'equals', name: 'startsWith', adv_start: 'atLeast', adv_end: 'atMost' },
  form: ['pid', 'name', 'url', 'is_type', 'image', 'adv_start', 'adv_end', 'status', 'is_sort'],
  view: ['pid', 'name', 'url', 'is_type', 'image', 'adv_start', 'adv_end', 'status', 'is_sort'],
})
