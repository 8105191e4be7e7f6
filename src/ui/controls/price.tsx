import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { accent } from './accent.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const useStyles = makeStyles({
  price: { color: accent.text, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  small: { fontSize: tokens.fontSizeBase300 },
  medium: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  large: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
  former: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** An amount to pay, in the warm accent. `value` is the wire's money text, `'12.00'`. */
export const Price = ({ value, size = 'medium' }: { value: string; size?: 'small' | 'medium' | 'large' }) => {
  const styles = useStyles()
  return <span className={mergeClasses(styles.price, styles[size])}>{formatMoney(value)}</span>
}

/** A struck-through price beside the current one; renders nothing if it is not higher. */
export const FormerPrice = ({ value, now }: { value: string; now: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  if (Number(value) <= Number(now)) return null
  return (
    <s className={styles.former}>
      <VisuallyHidden>{t('ui.formerPrice')} </VisuallyHidden>
      {formatMoney(value)}
    </s>
  )
}
