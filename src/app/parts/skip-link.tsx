import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { overlayLayer } from '#src/ui/layout/look.ts'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    left: tokens.spacingHorizontalM,
    top: tokens.spacingVerticalS,
    zIndex: overlayLayer + 1,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', height: '1px', width: '1px', padding: 0, overflow: 'hidden' },
  },
})

/** The first tab stop: skips menus and bars to the main content. */
export const SkipLink = () => {
  const { t } = useTranslation()
  const skip = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <a href="#main" className={useStyles().root} onClick={skip}>
      {t('shell.skip')}
    </a>
  )
}
