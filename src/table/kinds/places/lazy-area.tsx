import { Spinner } from '@fluentui/react-components'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditedRecord } from '../../form/edited-record.ts'
import type { InputProps } from '../../kind.ts'
import { namesAlong, useAreaLevels } from './area-levels.ts'
import { CascadeBox } from './cascade-box.tsx'
import { CascadeColumns } from './cascade-columns.tsx'
import { held } from '../shared.tsx'

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

type TreeProps = { path: readonly string[]; onChoose: (path: readonly string[]) => void }

/** The loaded part of the tree. */
const LazyTree = ({ path, onChoose }: TreeProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(path)
  const columns = useAreaLevels(opened)
  // The focus is trapped here, so there must always be a focusable element.
  if (columns.length === 0) return <Spinner size="small" tabIndex={0} label={t('ui.loading')} />
  return (
    <CascadeColumns
      columns={columns}
      opened={opened}
      onOpen={setOpened}
      chosen={path.at(-1)}
      onChoose={({ children }, chosen) => {
        if (!children) onChoose(chosen)
      }}
    />
  )
}

/**
 * Province, city and district from a tree that loads level by level.
 * `said` is the record's field with the stored names, so that they can be shown without a request.
 */
export const LazyArea = ({ name, label, value, required, onChange, onBlur, options }: InputProps<{ namesFrom?: string }>) => {
  const { t } = useTranslation()
  const record = useContext(EditedRecord)
  const path = idsOf(value)
  const namesFrom = options.namesFrom && idsOf(record[name]).join() === path.join() ? held(record[options.namesFrom]) : ''
  const names = namesAlong(useAreaLevels(namesFrom || path.length === 0 ? null : path), path)
  return (
    <CascadeBox
      label={label}
      shown={namesFrom || names.join(' / ')}
      hint={t(path.length > 0 ? 'ui.loading' : 'table.choose')}
      onBlur={onBlur}
      onClear={!required && path.length > 0 ? () => onChange([]) : undefined}
    >
      {close => (
        <LazyTree
          path={path}
          onChoose={chosen => {
            onChange(chosen.map(Number))
            close()
          }}
        />
      )}
    </CascadeBox>
  )
}
