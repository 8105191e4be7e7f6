import { AreaPicker } from '#src/ui/address/area-picker.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { namesAlong, useAreaLevels } from './area-levels.ts'
import { LazyArea } from './lazy-area.tsx'
import { OwnLabels, textOf } from '../shared.tsx'

type Options = {
  /** The record's field with the names. */
  said?: string
  /** Loads the tree level by level, as it is opened. */
  lazy?: boolean
}

const pathOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

const Cell = ({ value, row, options: { said } }: CellProps<Options>) => textOf(said ? row[said] : value)

const Names = ({ path }: { path: readonly string[] }) => namesAlong(useAreaLevels(path), path).join(' / ') || path.join(' / ')

const View = (props: CellProps<Options>) => {
  const path = pathOf(props.value).map(String)
  return props.options.said || path.length === 0 ? <Cell {...props} /> : <Names path={path} />
}

const WholeArea = ({ label, value, onChange, onBlur }: InputProps<Options>) => (
  <OwnLabels>
    <AreaPicker aria-label={label} value={pathOf(value)} onChange={onChange} onBlur={onBlur} />
  </OwnLabels>
)

const Input = (props: InputProps<Options>) => (props.options.lazy ? <LazyArea {...props} /> : <WholeArea {...props} />)

/** The ids of province, city and district. */
export const area = kind<Options>({ Cell, View, Input, blank: [] })
