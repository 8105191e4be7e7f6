import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RoleForm } from '#contracts/api/accounts/roles.ts'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { saveRecord } from '#src/lib/http/save-record.ts'
import { menuName } from '#src/lib/menu/menu-tree.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { resolverOf } from '../form/form-error.ts'
import { useKept } from '../form/use-draft.ts'
import { useSubmit } from '../form/use-submit.ts'
import { chosenLeaves, grantedIds, leavesOf } from './menu-choice.ts'
import { lackingPages, permissionsWith } from './page-permissions.ts'
import { changesOf, countOf } from './role-changes.ts'
import type { RoleCalls, RoleEditorData } from './use-role.ts'

const rules = z.object({ name: RoleForm.shape.name })

/** State of the role editor: name, selected pages and permissions, and unsaved changes. Calls `onSaved` after saving. */
export const useRoleForm = (calls: RoleCalls, { role, menu, groups }: RoleEditorData, onSaved: () => void) => {
  const { t, i18n } = useTranslation()
  const form = useForm({ resolver: resolverOf(rules), defaultValues: { name: role.name } })
  const before = useMemo(
    () => ({ pages: chosenLeaves(menu, role.menuIds), permissions: new Set(role.permissionIds) }),
    [menu, role],
  )
  const [pages, setPages] = useState(before.pages)
  const [permissions, setPermissions] = useState<ReadonlySet<number>>(before.permissions)
  const entries = useMemo(() => menu.flatMap(leavesOf), [menu])
  const leaves = entries.map(leaf => ({ id: leaf.id, name: menuName(leaf, i18n.resolvedLanguage ?? '') }))
  const choosePages = (after: ReadonlySet<number>) => {
    setPermissions(permissionsWith({ pages: entries, groups, before: pages, after, permissions }))
    setPages(after)
  }
  const pageChanges = changesOf(before.pages, pages, leaves)
  const permissionChanges = changesOf(
    before.permissions,
    permissions,
    groups.flatMap(group => group.permissions ?? []),
  )
  const save = useSubmit(form.handleSubmit, async ({ name }) => {
    const body = { name, menu_id: grantedIds(menu, pages, role.menuIds), permission_id: [...permissions] }
    try {
      await saveRecord(calls.roles, role.id, body)
    } catch (error) {
      // `call` has shown the reason; the selection stays.
      if (error instanceof Failure) return
      throw error
    }
    notify.success(t('msg.success'))
    onSaved()
  })
  const isDirty = form.formState.isDirty || countOf(pageChanges, permissionChanges) > 0
  const { list } = calls.roles
  useKept({
    name: `${list.path} ${role.id}`,
    audience: audienceOfPath(list.path),
    current: () => (isDirty ? { name: form.getValues('name'), pages, permissions } : undefined),
    // The stored draft was written by this form only.
    restore: kept => {
      const { name, ...chosen } = kept as { name: string; pages: typeof pages; permissions: typeof permissions }
      form.setValue('name', name, { shouldDirty: true })
      setPages(chosen.pages)
      setPermissions(chosen.permissions)
    },
  })
  return {
    form,
    save,
    pages: { chosen: pages, of: leaves.length, choose: choosePages, changes: pageChanges },
    lacking: lackingPages(entries, groups, pages, permissions),
    permissions: { chosen: permissions, choose: setPermissions, changes: permissionChanges },
    isDirty,
  }
}
