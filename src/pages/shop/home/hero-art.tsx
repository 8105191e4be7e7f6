import { accent } from '#src/ui/controls/accent.ts'

const meridians = [30, 80, 122, 150]
const parallels = [-110, -60, 0, 60, 110]
const radius = 160

/** A globe of meridians with parcels travelling on it, and a warm sun behind. Decorative; placed by `className`. */
export const HeroArt = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 440 440" aria-hidden="true" focusable="false">
    <circle cx="318" cy="118" r="74" fill={accent.fill} opacity="0.92" />
    <circle cx="220" cy="220" r={radius} fill="#fff" fillOpacity="0.09" />
    <g fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="2">
      <circle cx="220" cy="220" r={radius} />
      <line x1="220" y1="60" x2="220" y2="380" />
      {meridians.map(rx => (
        <ellipse key={rx} cx="220" cy="220" rx={rx} ry={radius} />
      ))}
      {parallels.map(y => {
        const half = Math.sqrt(radius ** 2 - y ** 2)
        return <line key={y} x1={220 - half} x2={220 + half} y1={220 + y} y2={220 + y} />
      })}
    </g>
    <g fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round">
      <path d="M104 270Q180 110 330 190" />
      <path d="M150 330Q260 300 336 250" />
    </g>
    {[
      [104, 270, 15],
      [330, 190, 19],
      [150, 330, 12],
      [336, 250, 13],
    ].map(([x = 0, y = 0, half = 0]) => (
      <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
        <rect x={-half} y={-half} width={half * 2} height={half * 2} rx="4" fill="#fff" />
        <rect x={-half} y={-half / 5} width={half * 2} height={half / 2.5} fill={accent.fill} />
        <rect x={-half / 5} y={-half} width={half / 2.5} height={half * 2} fill={accent.fill} />
      </g>
    ))}
  </svg>
)
