import { Button, makeStyles, tokens, type ButtonProps } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import { pagerWindow } from './pager-window.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  page: { minWidth: '28px', paddingInline: tokens.spacingHorizontalXS, fontVariantNumeric: 'tabular-nums' },
  gap: { minWidth: '16px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
})

type Props = {
  page: number
  lastPage: number
  /** The most entries between the arrows; odd. Default 7. */
  room?: number
  size?: NonNullable<ButtonProps['size']>
  onTurn: (page: number) => void
}

/** Buttons for the previous page, the pages around the current one, and the next page. */
export const PageButtons = ({ page, lastPage, room = 7, size = 'medium', onTurn }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const arrow = { size, appearance: 'subtle' } as const
  return (
    <ul className={styles.list}>
      <li>
        <Button
          {...arrow}
          icon={<ChevronLeftRegular />}
          aria-label={t('ui.previousPage')}
          disabled={page <= 1}
          onClick={() => onTurn(page - 1)}
        />
      </li>
      {pagerWindow(page, lastPage, room).map((one, at) =>
        one === undefined ? (
          <li key={`gap ${at}`} className={styles.gap} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={one}>
            <Button
              size={size}
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
          {...arrow}
          icon={<ChevronRightRegular />}
          aria-label={t('ui.nextPage')}
          disabled={page >= lastPage}
          onClick={() => onTurn(page + 1)}
        />
      </li>
    </ul>
  )
}
