import { BroomRegular } from '@fluentui/react-icons/svg/broom'
import { adminAreas, clearAreas, importAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { call } from '#src/lib/http/call.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Provinces, cities and districts. Source: ARA-4. */
export default defineTable(
  { ...adminAreas, importRows: importAreas },
  {
    noun: 'nouns.area',
    fields: {
      name: { kind: 'text', label: 'areas.name' },
      pid: {
        kind: 'cascade',
        label: 'areas.parent',
        span: 24,
        to: loadAreas,
        query: { deep: 2 },
        show: 'name',
        by: 'code',
        anyLevel: true,
        top: { value: '0', label: 'areas.top' },
      },
    },
    columns: ['name', 'code', 'created_at'],
    search: { name: 'startsWith' },
    form: ['pid', 'name', 'code'],
    view: ['name', 'code'],
    tree: { parent: 'code', field: 'pid' },
    actions: [
      { name: 'btn.clearCache', icon: BroomRegular, needs: 'nothing', asks: clearAreas, run: () => call(clearAreas, {}) },
    ],
  },
)
