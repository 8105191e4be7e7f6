import { useCallback, useState } from 'react'
import type { SettingsGroup } from './settings.ts'

/** Tracks whether any group of a screen has unsaved changes. */
export const useDirty = () => {
  const [dirty, setDirty] = useState<ReadonlySet<SettingsGroup>>(new Set())
  const onDirty = useCallback(
    (group: SettingsGroup, is: boolean) =>
      setDirty(before => {
        if (before.has(group) === is) return before
        const others = [...before].filter(one => one !== group)
        return new Set(is ? [...others, group] : others)
      }),
    [],
  )
  return { isDirty: dirty.size > 0, onDirty }
}
