import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCardGridStyles } from '../layout/card-grid.ts'
import { Skeleton, SkeletonItem } from './skeleton.tsx'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingBottom: tokens.spacingVerticalL },
  picture: { aspectRatio: '1', height: 'auto', borderRadius: tokens.borderRadiusLarge },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  row: { display: 'grid', gridTemplateColumns: '80px 1fr 96px', alignItems: 'center', gap: tokens.spacingHorizontalL },
  thumb: { height: '80px' },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  short: { width: '60%' },
})

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Placeholder for a grid of product cards; same columns as `useCardGridStyles`. */
export const CardsSkeleton = ({ count = 10 }: { count?: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')} className={useCardGridStyles().grid}>
      {upTo(count).map(at => (
        <div key={at} className={styles.card}>
          <SkeletonItem className={styles.picture} />
          <SkeletonItem size={16} />
          <SkeletonItem size={16} className={styles.short} />
          <SkeletonItem size={24} className={styles.short} />
        </div>
      ))}
    </Skeleton>
  )
}

/** Placeholder for rows with a picture, text and a figure (cart, orders). */
export const RowsSkeleton = ({ count = 4 }: { count?: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')} className={styles.rows}>
      {upTo(count).map(at => (
        <div key={at} className={styles.row}>
          <SkeletonItem className={styles.thumb} />
          <div className={styles.lines}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} className={styles.short} />
          </div>
          <SkeletonItem size={24} />
        </div>
      ))}
    </Skeleton>
  )
}

/** Placeholder for lines of text or form fields. */
export const LinesSkeleton = ({ count = 4, size = 16 }: { count?: number; size?: 16 | 24 | 32 }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')} className={styles.lines}>
      {upTo(count).map(at => (
        <SkeletonItem key={at} size={size} {...(at === count - 1 && { className: styles.short })} />
      ))}
    </Skeleton>
  )
}
