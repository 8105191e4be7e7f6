import { AddRegular } from '@fluentui/react-icons/svg/add'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { roleDialog } from './role-dialog.tsx'
import type { RoleCalls } from './use-role.ts'

/** What the fields of a role are, in both back offices. */
export const roleFields = { name: { kind: 'text', label: 'roles.name' } } as const

/** Adding and changing a role, both in the editor. */
export const roleActions = (calls: RoleCalls) => {
  const opens = roleDialog(calls)
  return [
    { name: 'btn.add', icon: AddRegular, needs: 'nothing', primary: true, opens },
    { name: 'btn.edit', icon: EditRegular, opens },
  ] as const
}
