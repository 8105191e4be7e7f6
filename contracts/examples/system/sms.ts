import { adminSms, adminSmsLogs } from '#contracts/api/system/sms.ts'
import { crudExamples } from '../crud.ts'

const created_at = '2026-01-02 03:04:05'
const template = { id: 90_281, name: 'example_sms', code: 'SMS_0000001', content: 'Meridian', description: '', created_at }
const form = { name: 'example_new', code: 'SMS_0000002', content: 'Meridian', description: 'For trying' }
const sent = {
  id: 90_283,
  phone: '13800000000',
  name: 'register',
  content: '4821',
  status: 1,
  error_msg: '',
  ip: '127.0.0.1',
  created_at,
} as const

export const smsExamples = [
  ...crudExamples(adminSms, {
    given: ['a text message template exists', { id: template.id, name: template.name }],
    id: template.id,
    row: template,
    added: form,
    addedGiven: ['a name is free', { of: 'sms', name: form.name }],
    changed: { ...form, name: template.name },
    wrong: { ...form, code: '' },
    refusals: [
      {
        when: 'another has the call name',
        given: ['a text message template exists', { id: 90_282, name: 'example_taken' }],
        body: { ...form, name: 'example_taken' },
        error: 'nameTaken',
      },
    ],
  }),
  ...crudExamples(adminSmsLogs, { given: ['a text message was sent', { id: sent.id }], id: sent.id, row: sent }),
]
