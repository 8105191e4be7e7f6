import { Button, makeStyles, mergeClasses, Spinner, Text, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyIcon } from '#src/ui/feedback/busy-icon.tsx'
import type { Choice } from '../../kind.ts'
import { EntryButton } from '../choices/entry-button.tsx'

const useStyles = makeStyles({
  column: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    minWidth: '148px',
    maxWidth: '240px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXXS,
    ':not(:first-of-type)': { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  failed: { alignItems: 'flex-start', gap: tokens.spacingVerticalS, padding: tokens.spacingHorizontalS },
  label: { flex: '1 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
  arrow: { color: tokens.colorNeutralForeground3, flexShrink: 0 },
})

/** A level of the tree. */
export type Column = {
  readonly choices: readonly Choice[]
  /** The entry whose children are loading. */
  readonly loading?: string | undefined
  /** Set if the level failed to load: the retry function, and whether it is running. */
  readonly failed?: { readonly retry: () => void; readonly busy: boolean } | undefined
}

type Props = Pick<Column, 'choices' | 'loading'> & {
  level: number
  opened: string | undefined
  chosen: string | undefined
  onChoose: (choice: Choice) => void
  onWalk: (event: KeyboardEvent, choice: Choice) => void
}

/** The entries of one level, navigated with the up and down arrows. */
export const CascadeColumn = ({ choices, loading, level, opened, chosen, onChoose, onWalk }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true })
  return (
    <div
      className={styles.column}
      role="listbox"
      data-level={level}
      aria-label={t('table.level', { level: level + 1 })}
      {...arrows}
    >
      {choices.map(choice => (
        <EntryButton
          key={choice.value}
          selected={choice.value === chosen}
          opened={opened === choice.value}
          onClick={() => onChoose(choice)}
          onKeyDown={event => onWalk(event, choice)}
        >
          <span className={styles.label}>{choice.label}</span>
          {choice.children && loading === choice.value && <Spinner size="extra-tiny" aria-label={t('ui.loading')} />}
          {choice.children && loading !== choice.value && <ChevronRightRegular className={styles.arrow} />}
        </EntryButton>
      ))}
    </div>
  )
}

/** Shown in place of a level that failed to load; the retry loads only that level. */
export const FailedColumn = ({ level, failed, onRetry }: { level: number; failed: { busy: boolean }; onRetry: () => void }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div
      className={mergeClasses(styles.column, styles.failed)}
      role="group"
      data-level={level}
      aria-label={t('table.level', { level: level + 1 })}
    >
      <Text role="alert">{t('table.branchFailed')}</Text>
      <Button
        size="small"
        icon={failed.busy ? <BusyIcon /> : <ArrowClockwiseRegular />}
        disabledFocusable={failed.busy}
        onClick={onRetry}
      >
        {t('ui.retry')}
      </Button>
    </div>
  )
}
