import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Values } from '#src/table/form/form-values.ts'
import { readPoint, type Point } from '#src/ui/map/map-grid.ts'
import { MapView } from '#src/ui/map/map-view.tsx'

/** Where the map opens for a store without a place: where the server looks, too. Rules-storefront, list of stores. */
const usual: Point = { lng: 116.397477, lat: 39.908692 }

/** A map linked to the two coordinate fields: moving either updates the other. */
export const PlaceMap = ({ control }: { control: Control<Values> }) => {
  const { t } = useTranslation()
  const { field: lng } = useController({ name: 'store_lng', control })
  const { field: lat } = useController({ name: 'store_lat', control })
  const move = (point: Point) => {
    lng.onChange(String(point.lng))
    lat.onChange(String(point.lat))
  }
  return <MapView label={t('map.place')} point={readPoint(lng.value, lat.value) ?? usual} onMove={move} />
}
