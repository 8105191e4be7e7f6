import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PageButtons } from './page-buttons.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalL,
  },
  total: { color: tokens.colorNeutralForeground3 },
})

type Props = {
  page: number
  lastPage: number
  total: number
  /** Called with the new page; the screen stores it in the URL. */
  onChange: (page: number) => void
}

/** Pagination: total, previous, pages, next. Shows only the total if there is one page, and nothing if there are no rows. */
export const Pager = ({ page, lastPage, total, onChange }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  if (total === 0) return null
  return (
    <nav className={styles.root} aria-label={t('ui.pages')}>
      <span className={styles.total}>{t('ui.total', { count: total })}</span>
      {lastPage > 1 && <PageButtons page={page} lastPage={lastPage} onTurn={onChange} />}
    </nav>
  )
}
