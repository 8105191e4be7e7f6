import { nothing } from '#src/lib/format/format.ts'
import { readPoint } from '#src/ui/map/map-grid.ts'
import { MapView } from '#src/ui/map/map-view.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { held, TextBox } from '../shared.tsx'

type Options = {
  /** The field with the latitude; the kind's own field is the longitude. */
  lat: string
}

const pointIn = ({ value, row, options: { lat } }: CellProps<Options>) => readPoint(value, row[lat])

const Cell = (props: CellProps<Options>) => {
  const point = pointIn(props)
  return point ? `${point.lng}, ${point.lat}` : held(props.value) || nothing
}

const View = (props: CellProps<Options>) => {
  const point = pointIn(props)
  return point ? <MapView label={props.label} point={point} /> : nothing
}

const Input = (props: InputProps<Options>) => <TextBox {...props} type="text" />

/** A location stored in two fields, shown on a drawn map. Source: TCO-24. */
export const mapPoint = kind<Options>({ Cell, View, Input, readIn: 'control' })
