import { Button, Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagerWindow } from '#src/ui/layout/pager-window.ts'
import { clampPage } from '../search/query.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    flexShrink: 0,
  },
  total: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  sizes: { minWidth: '116px', width: '116px' },
  pages: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  page: { minWidth: '28px', paddingInline: tokens.spacingHorizontalXS, fontVariantNumeric: 'tabular-nums' },
  gap: { minWidth: '20px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  jumper: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    // A phone keeps its height for the rows.
    '@media (max-width: 599px)': { display: 'none' },
  },
  number: { width: '60px' },
})

type Props = {
  page: number
  perPage: number
  lastPage: number
  total: number
  /** Page sizes to choose from. */
  sizes: readonly number[]
  /** True if all rows came at once, as in a tree: there are no pages. */
  isWhole?: boolean
  onTurn: (page: number) => void
  onResize: (perPage: number) => void
}

const Sizes = ({ perPage, sizes, onResize }: Pick<Props, 'perPage' | 'sizes' | 'onResize'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Dropdown
      size="small"
      className={styles.sizes}
      aria-label={t('table.pageSize')}
      value={t('table.perPage', { count: perPage })}
      selectedOptions={[String(perPage)]}
      onOptionSelect={(_, data) => onResize(Number(data.optionValue))}
    >
      {sizes.map(size => (
        <Option key={size} value={String(size)}>
          {t('table.perPage', { count: size })}
        </Option>
      ))}
    </Dropdown>
  )
}

const Pages = ({ page, lastPage, onTurn }: Pick<Props, 'page' | 'lastPage' | 'onTurn'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ul className={styles.pages}>
      <li>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={t('ui.previousPage')}
          disabled={page <= 1}
          onClick={() => onTurn(page - 1)}
        />
      </li>
      {pagerWindow(page, lastPage, 9).map((one, at) =>
        one === undefined ? (
          <li key={`gap ${at}`} className={styles.gap} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={one}>
            <Button
              size="small"
              className={styles.page}
              appearance={one === page ? 'primary' : 'subtle'}
              aria-label={t('ui.pageNumber', { page: one })}
              {...(one === page && { 'aria-current': 'page' })}
              onClick={() => {
                if (one !== page) onTurn(one)
              }}
            >
              {one}
            </Button>
          </li>
        ),
      )}
      <li>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={t('ui.nextPage')}
          disabled={page >= lastPage}
          onClick={() => onTurn(page + 1)}
        />
      </li>
    </ul>
  )
}

const Jumper = ({ lastPage, onTurn }: Pick<Props, 'lastPage' | 'onTurn'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const jump = () => {
    if (/^\d+$/.test(typed)) onTurn(clampPage(Number(typed), lastPage))
    setTyped('')
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        jump()
      }}
    >
      <label className={styles.jumper}>
        {t('table.goTo')}
        <Input
          size="small"
          className={styles.number}
          inputMode="numeric"
          value={typed}
          onChange={(_, data) => setTyped(data.value)}
        />
      </label>
    </form>
  )
}

/** Total, sizes, previous, pages, next, jumper. Source: TLI-3. */
export const TablePager = ({ page, perPage, lastPage, total, sizes, isWhole = false, onTurn, onResize }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  if (isWhole)
    return (
      <div className={styles.root}>
        <span className={styles.total}>{t('table.total', { count: total })}</span>
      </div>
    )
  return (
    <nav className={styles.root} aria-label={t('ui.pages')}>
      <span className={styles.total}>{t('table.total', { count: total })}</span>
      <Sizes perPage={perPage} sizes={sizes} onResize={onResize} />
      <Pages page={page} lastPage={lastPage} onTurn={onTurn} />
      <Jumper lastPage={lastPage} onTurn={onTurn} />
    </nav>
  )
}
