import { encode } from 'uqr'
import { useMemo } from 'react'

/** The dark modules as one SVG path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

type Props = {
  /** Encoded text. */
  value: string
  /** Accessible name. */
  label: string
  /** Side length in px. */
  size?: number
}

/** A QR code. Dark on white in both themes and with the quiet zone of the standard, so that cameras can read it. */
export const QrCode = ({ value, label, size = 240 }: Props) => {
  const { data, size: side } = useMemo(() => encode(value, { ecc: 'M', border: 4 }), [value])
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
