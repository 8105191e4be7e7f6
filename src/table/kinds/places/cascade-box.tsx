import {
  Button,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  shorthands,
  tokens,
  useFieldControlProps_unstable,
} from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useState, type AriaAttributes, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalXXS, width: '100%', minWidth: 0 },
  trigger: {
    flex: '1 1 0',
    minWidth: 0,
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightRegular,
    paddingInline: tokens.spacingHorizontalM,
  },
  // A button has no look for errors of its own.
  wrong: { ...shorthands.borderColor(tokens.colorPaletteRedBorder2) },
  shown: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { color: tokens.colorNeutralForeground4 },
  surface: { padding: tokens.spacingVerticalXS, maxWidth: '96vw', overflowX: 'auto' },
})

type Props = {
  label: string
  /** Text of the chosen entry; empty if there is none. */
  shown: string
  /** Placeholder if nothing is chosen. */
  hint: string
  onBlur?: () => void
  /** Clears the choice; without it the choice cannot be cleared. */
  onClear?: (() => void) | undefined
  /** Content of the popup. */
  children: (close: () => void) => ReactNode
}

/** A box that shows the chosen entry of a tree and opens the tree in a popup. */
export const CascadeBox = ({ label, shown, hint, onBlur, onClear, children }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const id = useId()
  const [open, setOpen] = useState(false)
  const control = useFieldControlProps_unstable<AriaAttributes>({}, { supportsLabelFor: true, supportsRequired: true })
  const isWrong = String(control['aria-invalid']) === 'true'
  return (
    <div className={styles.root}>
      <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} positioning="below-start" trapFocus>
        <PopoverTrigger disableButtonEnhancement>
          <Button
            {...control}
            role="combobox"
            aria-expanded={open}
            aria-controls={id}
            className={mergeClasses(styles.trigger, isWrong && styles.wrong)}
            icon={<ChevronDownRegular />}
            iconPosition="after"
            onBlur={onBlur}
          >
            <span className={mergeClasses(styles.shown, shown === '' && styles.hint)}>{shown || hint}</span>
          </Button>
        </PopoverTrigger>
        <PopoverSurface id={id} aria-label={label} className={styles.surface}>
          {children(() => setOpen(false))}
        </PopoverSurface>
      </Popover>
      {onClear && <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('table.clearValue')} onClick={onClear} />}
    </div>
  )
}
