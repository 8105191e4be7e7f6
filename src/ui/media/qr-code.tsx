import { encode } from 'uqr'
import { useMemo } from 'react'

/** The dark squares as one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

type Props = {
  /** What scanning it gives. */
  value: string
  /** What it is for. */
  label: string
  /** Side in pixels. */
  size?: number
}

/** A QR code: dark on white in both themes, because cameras expect it so, with the quiet border that the standard asks for. */
export const QrCode = ({ value, label, size = 240 }: Props) => {
  const { data, size: side } = useMemo(() => encode(value, { ecc: 'M', border: 4 }), [value])
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
