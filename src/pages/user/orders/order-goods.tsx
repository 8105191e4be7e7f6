import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLine } from '#contracts/api/orders/orders.ts'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { OrderLineRow } from '#src/ui/order/order-line-row.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
})

/** The products of an order, linked by name; pictures open in the lightbox. */
export const OrderGoods = ({ lines }: { lines: readonly OrderLine[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [at, setAt] = useState<number>()
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>
            <OrderLineRow
              line={line}
              name={<TextLink to={`/goods/${line.goods_id}`}>{line.goods_name}</TextLink>}
              onPreview={() => setAt(index)}
            />
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={lines.map(line => line.goods_image)}
        at={at}
        name={lines[at ?? 0]?.goods_name ?? t('user.order.goods')}
        onMove={setAt}
      />
    </>
  )
}
