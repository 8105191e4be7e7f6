import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { narrow } from './narrow.ts'

/** Scroll distance from which the button is shown, in px. */
const far = 800

const useStyles = makeStyles({
  /** Above the sticky bars at the bottom of phones. */
  root: {
    position: 'fixed',
    insetInlineEnd: tokens.spacingHorizontalXXL,
    bottom: tokens.spacingVerticalXXL,
    zIndex: 50,
    boxShadow: tokens.shadow8,
    // A chat stays open beside the page, at the same corner.
    ':global(body:has([role="dialog"]))': { display: 'none' },
    [narrow]: { insetInlineEnd: tokens.spacingHorizontalM, bottom: '88px' },
    '@media print': { display: 'none' },
  },
})

const hearScrolling = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const goUp = () => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Button that scrolls back to the top. Source: STF-7. */
export const ToTop = () => {
  const { t } = useTranslation()
  const styles = useStyles()
  const isFar = useSyncExternalStore(hearScrolling, () => window.scrollY > far)
  if (!isFar) return null
  return (
    <Button
      className={styles.root}
      shape="circular"
      size="large"
      icon={<ArrowUpRegular />}
      aria-label={t('shop.toTop')}
      title={t('shop.toTop')}
      onClick={goUp}
    />
  )
}
