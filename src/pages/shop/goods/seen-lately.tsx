import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browsingHistory } from '#src/lib/browser/browsing-history.ts'
import { GoodsStrip } from '#src/ui/goods/goods-strip.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** The products that were looked at last in this browser, newest first; nothing if there are none. Source: CAS-11. */
export const SeenLately = ({ without }: { without?: number }) => {
  const { t } = useTranslation()
  const [seen] = useState(browsingHistory)
  const others = seen.toReversed().filter(({ id }) => id !== without)
  if (others.length === 0) return null
  return (
    <Panel title={t('shop.seenLately')}>
      <GoodsStrip
        goods={others.map(({ id, goods_name, goods_price, image }) => ({ id, name: goods_name, price: goods_price, image }))}
      />
    </Panel>
  )
}
