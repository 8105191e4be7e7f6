import { adminNotices } from '#contracts/api/content/notices.ts'
import { crudExamples } from '../crud.ts'

const notice = {
  id: 90_231,
  name: 'Weekend fair',
  tag: 'fair',
  content: '<p>All weekend.</p>',
  created_at: '2026-01-02 03:04:05',
}

export const noticeExamples = crudExamples(adminNotices, {
  given: ['a notice exists', { id: notice.id }],
  id: notice.id,
  row: notice,
  added: { name: 'Maintenance', tag: 'system', content: '<p>Tonight at two.</p>' },
  changed: { name: 'Weekend fair, extended' },
  wrong: { name: '' },
})
