import { adminAreas, clearAreas, importAreas, lazyAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'

const area = { id: 90_011, pid: '0', name: 'Northland', code: '990011' }
const taken = { id: 90_014, pid: '0', name: 'Southland', code: '990014' }
const given = ['an area exists', area] as const
const row = { ...area, deep: 0, created_at: '2026-01-02 03:04:05' }
const tree = [{ ...area, lev: 0, children: [{ id: 90_012, pid: '990011', name: 'North City', code: '99001101', lev: 1 }] }]

export const areaExamples = [
  ...crudExamples(adminAreas, {
    given,
    id: area.id,
    row,
    level: { pid: '0', rows: [{ ...row, has_children: { id: 90_012 } }] },
    added: { pid: '0', name: 'Eastland', code: '990019' },
    addedGiven: ['an area code is free', { code: '990019' }],
    changed: { pid: '0', name: 'Far North', code: area.code },
    wrong: { pid: '0', name: '', code: area.code },
    refusals: [
      {
        // Proves ARA-3.
        when: 'another area has the code',
        given: ['an area exists', taken],
        body: { pid: taken.pid, name: taken.name, code: taken.code },
        error: 'nameTaken',
      },
    ],
  }),
  ...examplesOf(loadAreas, [
    // Proves ARA-1.
    { when: 'all levels', given, reply: tree },
    { when: 'the first level only', given, query: { deep: 1 }, reply: [{ ...area, lev: 0 }] },
  ]),
  ...examplesOf(lazyAreas, [
    // Proves ARA-1.
    { when: 'the provinces', given, query: { isLazy: 'true', pid: '0' }, reply: [{ ...area, leaf: false }] },
    {
      // Proves ARA-1, LST-20.
      when: 'the areas below a province',
      given,
      query: { isLazy: 'true', pid: area.code },
      reply: [{ id: 90_012, pid: area.code, name: 'North City', code: '99001101', leaf: true }],
    },
  ]),
  ...guarded(
    examplesOf(importAreas, [
      {
        when: 'a province and its city are imported together',
        given: [
          ['an area code is free', { code: '990020' }],
          ['an area code is free', { code: '99002001' }],
        ],
        body: { 0: { pid: '0', name: 'Westland', code: '990020' }, 1: { pid: '990020', name: 'West City', code: '99002001' } },
        reply: 2,
        exact: true,
      },
      { when: 'one row lacks its code', body: { 0: { pid: '0', name: 'Westland', code: '' } }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(examplesOf(clearAreas, [{ when: 'some exist', given, reply: tree }])),
]
