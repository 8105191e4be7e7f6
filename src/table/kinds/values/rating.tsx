import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatFloat } from '#src/lib/format/format.ts'
import { kind, type CellProps } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, textOf } from '../shared.tsx'

const most = 5

const useStyles = makeStyles({
  root: { color: tokens.colorPaletteMarigoldForeground3, whiteSpace: 'nowrap', letterSpacing: '1px' },
})

/** The stars of a rating, full ones first: `3.00` becomes `★★★☆☆`. */
export const starsOf = (rating: number): string => {
  const full = Math.min(most, Math.max(0, Math.round(rating)))
  return '★'.repeat(full) + '☆'.repeat(most - full)
}

// Characters instead of Fluent's rating, because tables render thousands.
const Cell = ({ value }: CellProps) => {
  const { t } = useTranslation()
  const { root } = useStyles()
  const rating = Number(value)
  if (isEmpty(value) || !Number.isFinite(rating)) return textOf(value)
  const label = t('ui.stars', { value: formatFloat(rating) })
  return (
    <span className={root} role="img" aria-label={label} title={label}>
      {starsOf(rating)}
    </span>
  )
}

/** A rating from 0 to 5, as stars. Source: TCO-29. */
export const rating = kind({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  width: 120,
})
