import { LeaveGuard } from '#src/ui/form/leave-guard.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { SettingsGroup } from './settings.ts'
import { useDirty } from './use-dirty.ts'

/** Creates a screen of setting groups, each saved on its own. Source: CFG-7. */
export const settingsPage = (...groups: readonly SettingsGroup[]) =>
  function SettingsPage() {
    const { isDirty, onDirty } = useDirty()
    return (
      <>
        {isDirty && <LeaveGuard />}
        {groups.map(group => (
          <SettingsSection key={group.title} group={group} onDirty={onDirty} />
        ))}
      </>
    )
  }
