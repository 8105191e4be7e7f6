import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { FieldGroup } from '../form/field-group.tsx'
import { classPathTo, classLevels } from './class-path.ts'
import { useWide } from './form-section.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fixed: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

type Props = {
  /** Categories granted to the store. */
  tree: readonly ClassNode[]
  value: number
  /** Names of the current category, root first, if it is not one of those. */
  shown: readonly string[]
  error?: string | undefined
  onChange: (id: number) => void
}

/** Three dependent selects for a category of the third level. Source: CLS-1. */
export const ClassPicker = ({ tree, value, shown, error, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const wide = useWide()
  const known = classPathTo(tree, value)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [isOpen, setOpen] = useState(value === 0)
  const path = known.length > 0 && picked.length === 0 ? known : picked
  const offered = classLevels(tree, path)
  const choose = (level: number, id: number) => {
    const next = [...path.slice(0, level), ...(id ? [id] : [])]
    setPicked(next)
    onChange(next.length === 3 ? id : 0)
  }
  if (!isOpen && known.length === 0)
    return (
      <FieldGroup className={wide} label={t('field.class_name')} required>
        <div className={styles.fixed}>
          {shown.join(' / ')}
          {tree.length > 0 && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('goods.changeClass')}
            </Button>
          )}
        </div>
      </FieldGroup>
    )
  return (
    <FieldGroup className={wide} label={t('field.class_name')} required error={error}>
      <div className={styles.root}>
        {[0, 1, 2].map(level => (
          <Select
            key={level}
            aria-label={t('goods.classLevel', { level: level + 1 })}
            aria-invalid={error !== undefined}
            value={path[level] ?? 0}
            disabled={!offered[level]?.length}
            onChange={(_, data) => choose(level, Number(data.value))}
          >
            <option value={0}>{t('table.choose')}</option>
            {offered[level]?.map(one => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </FieldGroup>
  )
}
