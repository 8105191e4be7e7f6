import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { DayPicker } from '#src/ui/form/dates/day-picker.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { FoldedOnPhones } from '#src/ui/layout/folded-on-phones.tsx'
import { ordered, thisMonth, thisWeek } from './date-range.ts'
import type { OrderFilter } from './order-query.ts'

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  number: { flex: '1 1 180px' },
  day: { flex: '0 1 150px', minWidth: '132px' },
  input: { width: '100%', minWidth: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  chip: { minWidth: 0, fontWeight: tokens.fontWeightRegular },
})

type Props = { filter: OrderFilter; onChange: (change: Partial<OrderFilter>) => void }

/**
 * Filter by order number and dates, with shortcuts for this week and this month. Remount it if the filter changes elsewhere.
 * Source: OSC-15.
 */
export const OrderFilterBar = ({ filter, onChange }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ orderNo, from, to }, setDraft] = useState(filter)
  const set = (change: Partial<OrderFilter>) => setDraft(draft => ({ ...draft, ...change }))
  const search = (event: FormEvent) => {
    event.preventDefault()
    onChange({ orderNo: orderNo.trim(), ...ordered({ from, to }) })
  }
  const active = Boolean(filter.orderNo || filter.from || filter.to)
  return (
    <FoldedOnPhones isSet={active}>
      <form role="search" className={styles.form} onSubmit={search}>
        <Field className={styles.number} label={t('field.order_no')} size="small">
          <Input className={styles.input} type="search" value={orderNo} onChange={(_, data) => set({ orderNo: data.value })} />
        </Field>
        <Field className={styles.day} label={t('user.orders.from')} size="small">
          <DayPicker name="from" label={t('user.orders.from')} value={from} to={to} onChange={day => set({ from: day })} />
        </Field>
        <Field className={styles.day} label={t('user.orders.to')} size="small">
          <DayPicker name="to" label={t('user.orders.to')} value={to} from={from} onChange={day => set({ to: day })} />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" icon={<SearchRegular />}>
            {t('btn.search')}
          </Button>
          <Button className={styles.chip} appearance="subtle" onClick={() => onChange(thisWeek(wireTime()))}>
            {t('user.orders.week')}
          </Button>
          <Button className={styles.chip} appearance="subtle" onClick={() => onChange(thisMonth(wireTime()))}>
            {t('user.orders.month')}
          </Button>
          {active && (
            <Button className={styles.chip} appearance="subtle" onClick={() => onChange({ orderNo: '', from: '', to: '' })}>
              {t('user.orders.clear')}
            </Button>
          )}
        </div>
      </form>
    </FoldedOnPhones>
  )
}
