import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ShipOrder } from './order-calls.ts'
import { OrderBlock } from './order-block.tsx'
import { ParcelFields, type Courier } from './parcel-fields.tsx'
import type { Parcel } from './shipping.ts'

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.colorNeutralForeground2 } })

type Props = {
  order: ShipOrder
  couriers: readonly Courier[]
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
  const { receive_name, receive_tel, receive_area, receive_address, remark } = order
  return (
    <OrderBlock order={order} reason={reason} inPoints={inPoints}>
      <p className={styles.quiet}>
        {t('orders.receiver')}: {receive_name} | {receive_tel} ({receive_area} {receive_address})
      </p>
      {remark !== '' && (
        <p className={styles.quiet}>
          {t('field.remark')}: {remark}
        </p>
      )}
      <ParcelFields
        code={parcel.delivery_code}
        no={parcel.delivery_no}
        couriers={couriers}
        required
        isMissing={isMissing}
        disabled={disabled}
        onCode={delivery_code => onChange({ delivery_code })}
        onNo={delivery_no => onChange({ delivery_no })}
      />
    </OrderBlock>
  )
}
