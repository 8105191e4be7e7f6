import { mergeClasses } from '@fluentui/react-components'
import type { z } from 'zod'
import type { IntegralGoodsCard } from '#contracts/api/points/integral-goods.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { ShelfFrame } from '../goods/shelf-frame.tsx'
import { PointsCard } from './points-card.tsx'

type Props = { name: string; more: string; list: readonly z.infer<typeof IntegralGoodsCard>[] }

/** Up to four products of the points shop, and a link to more. */
export const PointsShelf = ({ name, more, list }: Props) => {
  const grid = useCardGridStyles()
  return (
    <ShelfFrame name={name} more={more}>
      <ul className={mergeClasses(grid.grid, grid.four)}>
        {list.map(goods => (
          <li key={goods.id}>
            <PointsCard goods={goods} />
          </li>
        ))}
      </ul>
    </ShelfFrame>
  )
}
