import { Button, Link } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#src/lib/http/failure.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { FailedAnswer } from '../list/failed-answer.tsx'
import type { Noun } from '../nouns.ts'
import { useGridStyles } from './grid-styles.ts'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'

const rows = Array.from({ length: 8 }, (_, at) => at)

/** Placeholder rows while loading. */
export const SkeletonRows = ({ columns }: { columns: number }) => {
  const styles = useGridStyles()
  const { t } = useTranslation()
  return rows.map(at => (
    <tr key={at}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={styles.cell}>
          <Skeleton {...(at === 0 && column === 0 ? { 'aria-label': t('ui.loading') } : { 'aria-hidden': true })}>
            <SkeletonItem size={16} style={{ width: column === 0 ? 16 : `${60 + ((at * 3 + column) % 4) * 10}%` }} />
          </Skeleton>
        </td>
      ))}
    </tr>
  ))
}

type NoRowsProps = { columns: number; noun: Noun; isFiltered: boolean; onClear: () => void }

/** Empty state: no rows at all, named by what they would be, or no match. Source: TLI-17. */
export const NoRows = ({ columns, noun, isFiltered, onClear }: NoRowsProps) => {
  const styles = useGridStyles()
  const { t } = useTranslation()
  const names = { noun: t(noun, { count: 0 }) }
  return (
    <tr>
      <td className={styles.state} colSpan={columns}>
        {isFiltered ? (
          <EmptyState
            title={t('table.noMatch')}
            hint={t('table.noMatchHint')}
            action={<Button onClick={onClear}>{t('table.clearFilters')}</Button>}
          />
        ) : (
          <EmptyState title={t('table.empty', names)} hint={t('table.emptyHint', names)} />
        )}
      </td>
    </tr>
  )
}

/** Error state of the list. */
export const FailedRows = ({ columns, error, onRetry }: { columns: number; error: Failure | undefined; onRetry: () => void }) => (
  <tr>
    <td className={useGridStyles().state} colSpan={columns}>
      <FailedAnswer error={error} onRetry={onRetry} />
    </td>
  </tr>
)

/** Error state of a tree branch. */
export const FailedBranch = ({ columns, level, onRetry }: { columns: number; level: number; onRetry: () => void }) => {
  const styles = useGridStyles()
  const { t } = useTranslation()
  return (
    <tr aria-level={level}>
      <td className={styles.cell} colSpan={columns}>
        <span className={styles.note} style={{ paddingLeft: level * 24 + 32 }} role="alert">
          {t('table.branchFailed')}{' '}
          <Link as="button" onClick={onRetry}>
            {t('ui.retry')}
          </Link>
        </span>
      </td>
    </tr>
  )
}
