import { AddRegular } from '@fluentui/react-icons/svg/add'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { roleDialog } from './role-dialog.tsx'
import type { RoleCalls } from './use-role.ts'

/** Field definitions of roles, shared by both back offices. */
export const roleFields = { name: { kind: 'text', label: 'roles.name' } } as const

/** Adds and edits a role, both in the role editor. */
export const roleActions = (calls: RoleCalls) => {
  const opens = roleDialog(calls)
  return [
    { name: 'btn.add', icon: AddRegular, needs: 'nothing', primary: true, opens },
    { name: 'btn.edit', icon: EditRegular, opens },
  ] as const
}
