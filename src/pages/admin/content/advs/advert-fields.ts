import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'

/** Field definitions of adverts. Source: ADV-5. */
export const advertFields = {
  created_at: { kind: 'dateTime', minor: true },
  pid: { kind: 'ref', label: 'advs.space', to: adminAdvSpaces.list, query: { per_page: 100 }, show: 'name' },
  name: { kind: 'text', label: 'advs.name' },
  url: { kind: 'text', label: 'advs.link' },
  is_type: { kind: 'number', label: 'advs.type', initial: 0 },
  image: { kind: 'image', label: 'advs.picture', span: 24 },
  adv_start: { kind: 'dateTime', label: 'advs.starts' },
  adv_end: { kind: 'dateTime', label: 'advs.ends', after: 'adv_start' },
  status: {
    kind: 'choice',
    of: { 1: 'advs.shown', 0: 'advs.hidden' },
    tag: { 1: 'success' },
    initial: '1',
  },
  is_sort: { kind: 'number', initial: 0 },
} as const

export const advertColumns = ['pid', 'image', 'name', 'adv_start', 'adv_end', 'status', 'created_at'] as const
