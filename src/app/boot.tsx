import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '#src/ui/media/brand-logo.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', placeItems: 'center', minHeight: '100vh' },
  logo: {
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.4 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

/** Shown until the first screen has loaded. */
export const Boot = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root} role="status" aria-label={t('ui.loading')}>
      <div className={styles.logo} aria-hidden="true">
        <BrandLogo />
      </div>
    </div>
  )
}
