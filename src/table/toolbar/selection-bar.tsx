import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerButton } from '#src/ui/controls/danger-button.tsx'
import { ActionButtons, type ActionButtonsProps } from './action-buttons.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { Table } from '../list/use-table.ts'

const useStyles = makeStyles({
  // Covers the toolbar, so that the rows do not move when one is selected.
  root: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    // At the thumb, over the pager.
    '@media (max-width: 599px)': {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 10,
      // One strip: what does not fit scrolls sideways.
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: tokens.spacingHorizontalS,
      '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
      borderRadius: 0,
      boxShadow: tokens.shadow16,
    },
  },
  // A phone has room for the icon.
  quiet: { '@media (max-width: 599px)': { minWidth: '40px', paddingInline: tokens.spacingHorizontalS, fontSize: 0 } },
  none: { padding: 0, pointerEvents: 'none', backgroundColor: 'transparent', boxShadow: 'none' },
  count: { marginRight: 'auto', fontWeight: tokens.fontWeightSemibold, ':empty': { display: 'none' } },
})

type Props = Omit<ActionButtonsProps, 'needs'> & {
  table: Table
  onRemove: () => void
  /** Called when the bar disappears with the focus inside. */
  onFocusLost: () => void
}

/** What can be done to the selected rows; empty without a selection. Source: TBS-11. */
export const SelectionBar = ({ table, onRemove, onFocusLost, ...acting }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { definition } = acting
  const { rows, clear } = table.selection
  const isOpen = rows.length > 0
  const hasFocus = useRef(false)
  useEffect(() => {
    // The browser reports no blur of an element that is removed.
    if (isOpen || !hasFocus.current) return
    hasFocus.current = false
    onFocusLost()
  }, [isOpen, onFocusLost])
  return (
    <div
      className={mergeClasses(styles.root, !isOpen && styles.none)}
      {...(isOpen && { role: 'group', 'aria-label': t('table.selectionBar') })}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <span className={styles.count} role="status">
        {isOpen && t('table.selected', { count: rows.length })}
      </span>
      {isOpen && (
        <>
          <ActionButtons {...acting} needs="selection" quiet={styles.quiet} />
          {definition.can.export !== false && <ExportMenu className={styles.quiet} definition={definition} table={table} />}
          {definition.can.remove !== false && (
            <DangerButton
              className={styles.quiet}
              icon={<DeleteRegular />}
              disabled={definition.can.remove === 'disabled'}
              onClick={onRemove}
            >
              {t('btn.delete')}
            </DangerButton>
          )}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('table.clearSelection')}
            title={t('table.clearSelection')}
            onClick={clear}
          />
        </>
      )}
    </div>
  )
}
