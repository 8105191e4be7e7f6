import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { isWhole, levelsOf, pathWith, type AreaPath } from './area-path.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const levels = [
  { name: 'address.province', pick: 'address.pickProvince' },
  { name: 'address.city', pick: 'address.pickCity' },
  { name: 'address.district', pick: 'address.pickDistrict' },
] as const

type Props = {
  /** Area ids from the province down. */
  value: AreaPath
  onChange: (path: number[]) => void
  onBlur?: () => void
  invalid?: boolean
  /** Receives focus when the area is missing. */
  firstRef?: Ref<HTMLSelectElement>
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/** Three dependent selects for province, city and district. */
export const AreaPicker = ({ value, onChange, onBlur, invalid = false, firstRef, ...group }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const {
    data: tree = [],
    error,
    mutate,
  } = useData(loadAreas, {}, { quiet: true, revalidateIfStale: false, revalidateOnFocus: false })
  const offered = levelsOf(tree, value)
  // The server may refuse a complete area: then the last level is marked as invalid.
  const marked = (level: number) => invalid && (!value[level] || isWhole(tree, value))
  const { 'aria-describedby': about } = group
  return (
    <div {...group} role="group" className={styles.root}>
      {levels.map(({ name, pick }, level) => (
        <Select
          key={name}
          aria-label={t(name)}
          aria-invalid={marked(level)}
          {...(about && marked(level) && { 'aria-describedby': about })}
          value={value[level] ?? 0}
          disabled={!offered[level]?.length}
          {...(level === 0 && { ref: firstRef })}
          onBlur={onBlur}
          onChange={(_, data) => onChange(pathWith(tree, value, level, Number(data.value)))}
        >
          <option value={0}>{t(pick)}</option>
          {offered[level]?.map(area => (
            <option key={area.id} value={area.id}>
              {area.name}
            </option>
          ))}
        </Select>
      ))}
      {error && tree.length === 0 && (
        <Button size="small" icon={<ArrowClockwiseRegular />} onClick={() => void mutate()}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}
