import { Dropdown, Input, makeStyles, MessageBar, MessageBarBody, Option, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Field } from '../field.tsx'
import type { ShipOrder } from './order-calls.ts'
import { OrderLineRow } from './order-line-row.tsx'
import type { Parcel } from './shipping.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  no: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  control: { minWidth: 0 },
})

/** Longest tracking number. Source: the contract of the order forms. */
const longest = 20

type Props = {
  order: ShipOrder
  couriers: readonly { name: string; code: string }[]
  parcel: Parcel
  /** Courier or number is missing. */
  isMissing: boolean
  /** Why the server refused it. */
  reason: string | undefined
  /** Prices are points. */
  inPoints: boolean
  disabled: boolean
  onChange: (part: Partial<Parcel>) => void
}

/** One order that is to be shipped: what is in it, where it goes, with whom. */
export const ShipBlock = ({ order, couriers, parcel, isMissing, reason, inPoints, disabled, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { order_no: no, receive_name, receive_tel, receive_area, receive_address, remark } = order
  const courier = couriers.find(({ code }) => code === parcel.delivery_code)
  const errorOf = (value: string) => (isMissing && value.trim() === '' ? t('msg.requiredMsg') : undefined)
  return (
    <section className={styles.root} aria-label={`${t('field.order_no')} ${no}`}>
      <h3 className={styles.no}>
        {t('field.order_no')} {no}
      </h3>
      {reason !== undefined && (
        <MessageBar intent="error">
          <MessageBarBody>{reason}</MessageBarBody>
        </MessageBar>
      )}
      {order.order_goods.map((line, at) => (
        <OrderLineRow key={at} line={line} total={line.total_price} inPoints={inPoints} />
      ))}
      <p className={styles.quiet}>
        {t('orders.receiver')}: {receive_name} | {receive_tel} ({receive_area} {receive_address})
      </p>
      {remark !== '' && (
        <p className={styles.quiet}>
          {t('field.remark')}: {remark}
        </p>
      )}
      <div className={styles.fields}>
        <Field label={t('field.delivery_code')} required error={errorOf(parcel.delivery_code)}>
          <Dropdown
            className={styles.control}
            disabled={disabled}
            placeholder={t('table.choose')}
            value={courier?.name ?? parcel.delivery_code}
            selectedOptions={[parcel.delivery_code]}
            onOptionSelect={(_, data) => onChange({ delivery_code: data.optionValue ?? '' })}
          >
            {couriers.map(({ name, code }) => (
              <Option key={code} value={code}>
                {name}
              </Option>
            ))}
          </Dropdown>
        </Field>
        <Field label={t('field.delivery_no')} required error={errorOf(parcel.delivery_no)}>
          <Input
            className={styles.control}
            disabled={disabled}
            value={parcel.delivery_no}
            maxLength={longest}
            autoComplete="off"
            onChange={(_, data) => onChange({ delivery_no: data.value })}
          />
        </Field>
      </div>
    </section>
  )
}
