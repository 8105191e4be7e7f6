import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatPoints } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'

const useStyles = makeStyles({
  root: { color: accent.text, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  medium: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  large: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
})

/** An amount of points to pay, in the accent colour. `value` is the text of the wire, `'120.00'`. */
export const PointsPrice = ({ value, size = 'medium' }: { value: string; size?: 'medium' | 'large' }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={mergeClasses(styles.root, styles[size])}>{t('shop.points.amount', { points: formatPoints(value) })}</span>
  )
}
