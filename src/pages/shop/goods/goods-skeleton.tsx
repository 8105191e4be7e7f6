import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Container } from '#src/ui/layout/container.tsx'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'

const useStyles = makeStyles({
  crumbs: { width: '280px', maxWidth: '100%', margin: `${tokens.spacingVerticalM} 0` },
  top: {
    display: 'grid',
    gridTemplateColumns: '440px minmax(0, 1fr)',
    gap: '40px',
    padding: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalXL },
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.spacingHorizontalM },
  },
  picture: { aspectRatio: '1', height: 'auto' },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  price: { height: '84px' },
  short: { width: '60%' },
  /** Pushes what follows below the fold, so that nothing visible jumps. */
  root: { minHeight: '100vh' },
})

/** Shown while a product loads. */
export const GoodsSkeleton = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Container>
      <Skeleton aria-label={t('ui.loading')} className={styles.root}>
        <SkeletonItem className={styles.crumbs} size={12} />
        <div className={styles.top}>
          <SkeletonItem className={styles.picture} />
          <div className={styles.lines}>
            <SkeletonItem size={32} />
            <SkeletonItem size={16} className={styles.short} />
            <SkeletonItem className={styles.price} />
            <SkeletonItem size={36} />
            <SkeletonItem size={36} className={styles.short} />
            <SkeletonItem size={48} className={styles.short} />
          </div>
        </div>
      </Skeleton>
    </Container>
  )
}
