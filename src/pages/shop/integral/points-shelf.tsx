import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { IntegralGoodsCard } from '#contracts/api/integral-goods.ts'
import { useCardGridStyles } from '#src/ui/card-grid.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { PointsCard } from './points-card.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  more: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 },
})

type Props = { name: string; more: string; list: readonly z.infer<typeof IntegralGoodsCard>[] }

/** Up to four products of the points shop, and the way to more. */
export const PointsShelf = ({ name, more, list }: Props) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {name}
        </h2>
        <TextLink brand className={styles.more} to={more}>
          {t('shop.seeMoreOf', { name })}
          <ChevronRightRegular aria-hidden="true" />
        </TextLink>
      </div>
      <ul className={mergeClasses(grid.grid, grid.four)}>
        {list.map(goods => (
          <li key={goods.id}>
            <PointsCard goods={goods} />
          </li>
        ))}
      </ul>
    </section>
  )
}
