import { Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { PageButtons } from '#src/ui/layout/page-buttons.tsx'
import { phone } from '../grid/grid-styles.ts'
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
  jumper: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    // A phone keeps its height for the rows.
    [phone]: { display: 'none' },
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
  const isPhone = useMedia(phone)
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
      <PageButtons page={page} lastPage={lastPage} room={isPhone ? 7 : 9} size="small" onTurn={onTurn} />
      {lastPage > 1 && <Jumper lastPage={lastPage} onTurn={onTurn} />}
    </nav>
  )
}
