import { AreaPicker } from '#src/ui/address/area-picker.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { namesAlong, useAreaLevels } from './area-levels.ts'
import { LazyArea } from './lazy-area.tsx'
import { OwnLabels, textOf } from '../shared.tsx'

type Options = {
  /** The record's field with the names. */
  namesFrom?: string
  /** Loads the tree level by level, as it is opened. */
  lazy?: boolean
}

const pathOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

const Cell = ({ value, row, options: { namesFrom } }: CellProps<Options>) => textOf(namesFrom ? row[namesFrom] : value)

const Names = ({ path }: { path: readonly string[] }) => namesAlong(useAreaLevels(path), path).join(' / ') || path.join(' / ')

const View = (props: CellProps<Options>) => {
  const path = pathOf(props.value).map(String)
  return props.options.namesFrom || path.length === 0 ? <Cell {...props} /> : <Names path={path} />
}

const WholeArea = ({ label, value, onChange, onBlur }: InputProps<Options>) => (
  <OwnLabels>
    <AreaPicker aria-label={label} value={pathOf(value)} onChange={onChange} onBlur={onBlur} />
  </OwnLabels>
)

const Input = (props: InputProps<Options>) => (props.options.lazy ? <LazyArea {...props} /> : <WholeArea {...props} />)

/** The ids of province, city and district. */
export const area = kind<Options>({ Cell, View, Input, blank: [] })
