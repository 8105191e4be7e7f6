import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useTranslation } from 'react-i18next'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { BrandMark } from '../media/brand-logo.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalXXL,
    padding: '40px 44px',
    overflow: 'hidden',
    color: '#ffffff',
    backgroundImage: 'linear-gradient(150deg, #0b5c59 0%, #063f3d 55%, #03211f 100%)',
    '@media (max-width: 720px)': { padding: '24px' },
  },
  art: {
    position: 'absolute',
    right: '-140px',
    bottom: '-140px',
    width: '460px',
    height: '460px',
    opacity: 0.16,
    pointerEvents: 'none',
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  slogan: { margin: 0, fontSize: '28px', lineHeight: 1.3, fontWeight: tokens.fontWeightSemibold, textWrap: 'balance' },
  points: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: '#d3ebe9',
    '@media (max-width: 720px)': { display: 'none' },
  },
  point: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

/** The decorative globe of the login banner, clipped by its corner. */
const Globe = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox="0 0 200 200"
    fill="none"
    stroke="#ffffff"
    strokeWidth="0.8"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="100" cy="100" r="96" />
    {[20, 44, 66, 84].map(rx => (
      <ellipse key={rx} cx="100" cy="100" rx={rx} ry="96" />
    ))}
    <path d="M100 4V196M4 100H196M18 50H182M18 150H182M45 22H155M45 178H155" />
  </svg>
)

const points = {
  admin: ['login.adminPoint1', 'login.adminPoint2', 'login.adminPoint3'],
  seller: ['login.sellerPoint1', 'login.sellerPoint2', 'login.sellerPoint3'],
} as const

/** The brand banner beside a back-office login form; dark in both themes. */
export const LoginBanner = ({ audience }: { audience: OfficeAudience }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <Globe className={styles.art} />
      <div className={styles.brand}>
        <BrandMark size={40} />
        {t('app.name')}
      </div>
      <p className={styles.slogan}>{t(audience === 'admin' ? 'login.adminSlogan' : 'login.sellerSlogan')}</p>
      <ul className={styles.points}>
        {points[audience].map(point => (
          <li key={point} className={styles.point}>
            <CheckmarkCircle20Regular aria-hidden="true" />
            {t(point)}
          </li>
        ))}
      </ul>
    </div>
  )
}
