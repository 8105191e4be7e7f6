import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import { pagerWindow } from './pager-window.ts'

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
  list: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, margin: 0, padding: 0, listStyleType: 'none' },
  page: { minWidth: '32px', paddingInline: tokens.spacingHorizontalS },
  gap: { minWidth: '16px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
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
  const offered = pagerWindow(page, lastPage)
  return (
    <nav className={styles.root} aria-label={t('ui.pages')}>
      <span className={styles.total}>{t('ui.total', { count: total })}</span>
      {lastPage > 1 && (
        <ul className={styles.list}>
          <li>
            <Button
              appearance="subtle"
              icon={<ChevronLeftRegular />}
              aria-label={t('ui.previousPage')}
              disabled={page <= 1}
              onClick={() => onChange(page - 1)}
            />
          </li>
          {offered.map((one, at) =>
            one === undefined ? (
              <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={one}>
                <Button
                  className={styles.page}
                  appearance={one === page ? 'primary' : 'subtle'}
                  aria-label={t('ui.pageNumber', { page: one })}
                  {...(one === page && { 'aria-current': 'page' })}
                  onClick={() => {
                    if (one !== page) onChange(one)
                  }}
                >
                  {one}
                </Button>
              </li>
            ),
          )}
          <li>
            <Button
              appearance="subtle"
              icon={<ChevronRightRegular />}
              aria-label={t('ui.nextPage')}
              disabled={page >= lastPage}
              onClick={() => onChange(page + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  )
}
