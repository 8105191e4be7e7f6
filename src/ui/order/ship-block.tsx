import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatAddress } from '#src/lib/format/address.ts'
import type { ShipOrder } from './order-calls.ts'
import { OrderBlock } from './order-block.tsx'
import { ParcelFields, type Courier } from './parcel-fields.tsx'
import type { Parcel } from './shipping.ts'

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.colorNeutralForeground2 } })

type Props = {
  order: ShipOrder
  couriers: readonly Courier[]
  parcel: Parcel
  /** True if courier or number is missing. */
  isMissing: boolean
  /** The server's reason for refusing the request. */
  reason: string | undefined
  /** Shows prices in points. */
  inPoints: boolean
  disabled: boolean
  onChange: (part: Partial<Parcel>) => void
}

/** One order to ship: products, recipient, courier. */
export const ShipBlock = ({ order, couriers, parcel, isMissing, reason, inPoints, disabled, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { receive_name, receive_tel, receive_area, receive_address, remark } = order
  return (
    <OrderBlock order={order} reason={reason} inPoints={inPoints}>
      <p className={styles.quiet}>
        {t('orders.receiver')}: <bdi>{receive_name}</bdi> | {receive_tel} (
        <bdi>{formatAddress(receive_area, receive_address)}</bdi>)
      </p>
      {remark !== '' && (
        <p className={styles.quiet}>
          {t('field.remark')}: <bdi>{remark}</bdi>
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
