import { makeStyles, tokens } from '@fluentui/react-components'
import { loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import { nothing } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ClassPicker } from '#src/ui/store/class-picker.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { namesOf } from './class-names.ts'
import { OwnLabels } from '../shared.tsx'
import { Tag } from '../choices/tag.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

const pathsOf = (value: unknown): number[][] =>
  Array.isArray(value) ? value.filter(Array.isArray).map(path => path.map(Number)) : []

const Cell = ({ value }: CellProps) => {
  const styles = useStyles()
  const { data = [] } = useData(loadGoodsClasses, {}, { quiet: true, revalidateIfStale: false, revalidateOnFocus: false })
  const names = namesOf(data, pathsOf(value))
  if (names.length === 0) return nothing
  return (
    <span className={styles.list}>
      {names.map(name => (
        <Tag key={name} label={name} colour="plain" />
      ))}
    </span>
  )
}

const Input = ({ label, value, onChange }: InputProps) => (
  <OwnLabels>
    <ClassPicker aria-label={label} value={pathsOf(value)} onChange={onChange} />
  </OwnLabels>
)

/** Paths of product categories, root first. Source: STO-2. */
export const classPaths = kind({ Cell, Input, blank: [] })
