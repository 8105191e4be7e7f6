import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { RowsSkeleton } from '#src/ui/skeletons.tsx'
import { AdvertLine } from './advert-line.tsx'
import { useAdverts } from './use-adverts.ts'

const useStyles = makeStyles({
  title: { margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`, fontSize: tokens.fontSizeBase300 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalM },
})

/** Below a place's record: its adverts in the order in which they are shown. */
export const AdvertsOfSpace = ({ record }: { record: { id: number } }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { adverts, error, retry } = useAdverts(record.id)
  return (
    <section>
      <h3 className={styles.title}>{t('advs.here')}</h3>
      {error && !adverts && <ErrorState error={error} onRetry={retry} />}
      {!error && !adverts && <RowsSkeleton />}
      {adverts?.length === 0 && <EmptyState title={t('advs.none')} hint={t('advs.noneHint')} />}
      <ul className={styles.list}>
        {adverts?.map(advert => (
          <li key={advert.id}>
            <AdvertLine advert={advert} />
          </li>
        ))}
      </ul>
    </section>
  )
}
