import { useTranslation } from 'react-i18next'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { oneOf } from '#contracts/wire/conditions.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { DerivedFacts } from '#src/ui/money/derived-facts.tsx'
import { reductionOf } from './reduction.ts'

type Values = Readonly<Record<string, unknown>>

/** The chosen product. The same request as the field that shows its name. */
const useChosen = (id: unknown) => {
  const isChosen = id !== '' && id !== undefined
  const { data } = useData(sellerGoods.list, isChosen ? { query: { id: oneOf([String(id)]), per_page: 1 } } : null, {
    keepPreviousData: false,
    quiet: true,
  })
  return data?.data[0]
}

/**
 * Creates the preview of an offer: the product's price, what the percentage takes off it, and what is left to pay.
 * @param label text key of the last one.
 */
export const salePrice = (label: 'campaigns.flashPrice' | 'campaigns.groupPrice') =>
  function SalePrice({ values: { goods_id, discount } }: { values: Values }) {
    const { t } = useTranslation()
    const { price, off, left } = reductionOf(useChosen(goods_id)?.goods_price, discount)
    return (
      <DerivedFacts
        facts={[
          [t('campaigns.usualPrice'), price],
          [t('campaigns.takenOff'), off],
          [t(label), left],
        ]}
      />
    )
  }
