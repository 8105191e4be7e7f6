import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { accent } from '../controls/accent.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, color: tokens.colorBrandForeground1 },
  name: {
    fontSize: tokens.fontSizeBase600,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    lineHeight: 1,
  },
})

/** The logo without a name: a globe whose meridians form an M. Decorative. */
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="22" fill={tokens.colorBrandBackground} />
    <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round">
      <path d="M12 34C10 27 11 19 15 13" />
      <path d="M15 13Q21 18 24 29Q27 18 33 13" strokeLinejoin="round" />
      <path d="M36 34C38 27 37 19 33 13" />
    </g>
    <circle cx="24" cy="35.5" r="3.5" fill={accent.fill} stroke="#fff" strokeWidth="1.5" />
  </svg>
)

/** The logo with the name of the site. */
export const BrandLogo = ({ size = 36, name }: { size?: number; name?: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.root}>
      <BrandMark size={size} />
      <span className={styles.name}>{name || t('app.name')}</span>
    </span>
  )
}
