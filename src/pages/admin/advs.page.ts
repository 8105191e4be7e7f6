import { adminAdvSpaces } from '#contracts/api/adv-spaces.ts'
import { adminAdvs } from '#contracts/api/advs.ts'
import { page } from '#src/table/page.ts'

/** Adverts in the places for them. Source: screens-admin, advs. */
export default page(adminAdvs, {
  fields: {
    pid: { kind: 'ref', label: 'advs.space', to: adminAdvSpaces.list, query: { per_page: 100 }, show: 'name', tag: true },
    name: { kind: 'text', label: 'advs.name' },
    url: { kind: 'text', label: 'advs.link' },
    is_type: { kind: 'number', label: 'advs.type', initial: 0 },
    image: { kind: 'image', label: 'advs.picture', span: 24 },
    adv_start: { kind: 'dateTime', label: 'advs.starts' },
    adv_end: { kind: 'dateTime', label: 'advs.ends' },
    status: {
      kind: 'choice',
      of: { 1: 'advs.shown', 0: 'advs.hidden' },
      tag: { 1: 'success', 0: 'danger' },
      initial: '1',
      width: 96,
    },
    is_sort: { kind: 'number', initial: 0 },
  },
  columns: ['pid', 'image', 'name', 'adv_start', 'adv_end', 'status', 'created_at'],
  search: { pid: 'equals', name: 'startsWith', adv_start: 'atLeast', adv_end: 'atMost' },
  form: ['pid', 'name', 'url', 'is_type', 'image', 'adv_start', 'adv_end', 'status', 'is_sort'],
  view: ['pid', 'name', 'url', 'is_type', 'image', 'adv_start', 'adv_end', 'status', 'is_sort'],
})
