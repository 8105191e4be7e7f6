import { makeStyles, tokens } from '@fluentui/react-components'
import type { OrderLine } from '#contracts/api/orders/orders.ts'
import { OrderLineRow } from '#src/ui/order/order-line-row.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `0 0 ${tokens.spacingVerticalXL}`,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    listStyleType: 'none',
  },
})

/** The products of the order that a form is about. */
export const OrderLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <ul className={useStyles().root}>
    {lines.map((line, at) => (
      <li key={at}>
        <OrderLineRow line={line} />
      </li>
    ))}
  </ul>
)
