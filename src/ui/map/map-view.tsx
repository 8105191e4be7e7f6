import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { LocationFilled } from '@fluentui/react-icons/svg/location'
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract'
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf, scales, streetsAlong, type Point } from './map-grid.ts'

const size = { width: 560, height: 280 }
const usualZoom = 3

const useStyles = makeStyles({
  root: {
    position: 'relative',
    width: '100%',
    maxWidth: `${size.width}px`,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  map: {
    display: 'block',
    width: '100%',
    backgroundColor: tokens.colorNeutralBackground4,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  settable: { cursor: 'crosshair' },
  street: { stroke: tokens.colorNeutralBackground1 },
  pin: { color: tokens.colorBrandForeground1, fontSize: '32px' },
  zoom: { position: 'absolute', right: tokens.spacingHorizontalS, top: tokens.spacingVerticalS, display: 'grid', gap: '2px' },
  description: {
    position: 'absolute',
    left: tokens.spacingHorizontalS,
    bottom: tokens.spacingVerticalS,
    padding: `2px ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusSmall,
  },
})

const steps: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

type Props = {
  label: string
  point: Point
  /** Undefined makes the map read-only. */
  onMove?: (point: Point) => void
}

/**
 * A generated map that needs no network; only the coordinates matter. A click or the arrow keys (with Shift in larger steps) move
 * the pin. Source: TCO-24.
 */
export const MapView = ({ label, point, onMove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const descriptionId = useId()
  const [zoom, setZoom] = useState(usualZoom)
  const [centre, setCentre] = useState(point)
  const scale = scales[zoom] ?? scales[usualZoom]
  const west = centre.lng - (size.width / 2) * scale
  const south = centre.lat - (size.height / 2) * scale
  const pin = { x: (point.lng - west) / scale, y: size.height - (point.lat - south) / scale }
  const isSeen = pin.x > 8 && pin.x < size.width - 8 && pin.y > 24 && pin.y < size.height
  if (!isSeen && centre !== point) setCentre(point)
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    onMove?.(placeOf({ lng: west + x * size.width * scale, lat: south + (1 - y) * size.height * scale }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [east, north] = steps[event.key] ?? []
    if (!onMove || east === undefined || north === undefined) return
    event.preventDefault()
    const by = scale * (event.shiftKey ? 40 : 4)
    onMove(placeOf({ lng: point.lng + east * by, lat: point.lat + north * by }))
  }
  return (
    <div className={styles.root}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={mergeClasses(styles.map, onMove && styles.settable)}
        role="img"
        aria-label={label}
        aria-describedby={descriptionId}
        {...(onMove && { tabIndex: 0, onClick, onKeyDown, role: 'application' })}
      >
        {streetsAlong(west, size.width, scale, 1).map(({ at, width }) => (
          <line key={`x${at}`} x1={at} x2={at} y1={0} y2={size.height} strokeWidth={width} className={styles.street} />
        ))}
        {streetsAlong(south, size.height, scale, 2).map(({ at, width }) => (
          <line
            key={`y${at}`}
            x1={0}
            x2={size.width}
            y1={size.height - at}
            y2={size.height - at}
            strokeWidth={width}
            className={styles.street}
          />
        ))}
        <g transform={`translate(${pin.x - 16} ${pin.y - 30})`} className={styles.pin} aria-hidden="true">
          <LocationFilled />
        </g>
      </svg>
      <div className={styles.zoom}>
        <Button
          size="small"
          icon={<AddRegular />}
          aria-label={t('map.closer')}
          disabledFocusable={zoom === scales.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button
          size="small"
          icon={<SubtractRegular />}
          aria-label={t('map.further')}
          disabledFocusable={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
      </div>
      <span id={descriptionId} className={styles.description} aria-live="polite">
        {point.lng.toFixed(6)}, {point.lat.toFixed(6)}
      </span>
    </div>
  )
}
