import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router-dom'
import { accent } from '#src/ui/controls/accent.ts'
import { overlayLayer } from '#src/ui/layout/look.ts'

const calm = '@media (prefers-reduced-motion: reduce)'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: overlayLayer + 2,
    height: '3px',
    backgroundImage: `linear-gradient(90deg, ${tokens.colorBrandBackground}, ${accent.fill})`,
    transformOrigin: 'left',
    pointerEvents: 'none',
  },
  runs: {
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    animationDuration: '8s',
    animationTimingFunction: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
    animationFillMode: 'forwards',
    [calm]: { animationName: 'none' },
  },
  ends: {
    animationName: {
      from: { transform: 'scaleX(0.6)', opacity: 1 },
      '60%': { transform: 'none', opacity: 1 },
      to: { transform: 'none', opacity: 0 },
    },
    animationDuration: '0.4s',
    animationFillMode: 'forwards',
    [calm]: { display: 'none' },
  },
})

/** The progress bar at the top, active while a screen loads and briefly after each navigation. Source: RTE-8. */
export const ProgressBar = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  return isLoading ? (
    <div role="progressbar" aria-label={t('ui.loading')} className={mergeClasses(styles.bar, styles.runs)} />
  ) : (
    <div key={pathname} data-progress="ended" aria-hidden="true" className={mergeClasses(styles.bar, styles.ends)} />
  )
}
