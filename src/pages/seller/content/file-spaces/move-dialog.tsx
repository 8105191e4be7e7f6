import { Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/form/field.tsx'
import type { Folder } from '#src/ui/file-space/use-folders.ts'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'

type Props = {
  title: string
  /** Target folders to choose from. */
  folders: readonly Folder[]
  /** @throws Failure */
  move: (folder: number) => Promise<unknown>
  onClose: () => void
}

/** Dialog to choose the folder that pictures are moved to. */
export const MoveDialog = ({ title, folders, move, onClose }: Props) => {
  const { t } = useTranslation()
  const [target, setTarget] = useState(folders[0]?.id ?? 0)
  return (
    <FormDialog title={title} submit={title} send={() => move(target)} onClose={onClose}>
      <Field label={t('fileSpace.folder')} required>
        <Select value={String(target)} onChange={(_, { value }) => setTarget(Number(value))}>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
