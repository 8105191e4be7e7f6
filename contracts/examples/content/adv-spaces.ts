import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'
import { crudExamples } from '../crud.ts'

const space = { id: 90_241, name: 'example-banner', width: 1200, height: 300, created_at: '2026-01-02 03:04:05' }
const form = { name: 'example-side', width: 300, height: 600 }

export const advSpaceExamples = crudExamples(adminAdvSpaces, {
  given: ['a place for adverts exists', { id: space.id, name: space.name, adv_id: 90_242 }],
  id: space.id,
  row: space,
  added: form,
  addedGiven: ['a name is free', { of: 'adv_spaces', name: form.name }],
  changed: { ...form, name: space.name },
  wrong: { ...form, width: 'wide' },
  refusals: [
    {
      when: 'another has the name',
      given: ['a place for adverts exists', { id: 90_243, name: 'taken-banner', adv_id: 90_244 }],
      body: { ...form, name: 'taken-banner' },
      error: 'nameTaken',
    },
  ],
})
