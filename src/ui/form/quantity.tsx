import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stepped, typed, type Quantity as Requested, type Refusal } from './quantity-rule.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  input: { width: '64px', minWidth: '64px' },
  field: { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** A number beyond the bounds; the screen says so in its words. */
  onRefused?: (reason: Refusal) => void
  disabled?: boolean
  /** What is counted, for screen readers: "Quantity of Tea". */
  label?: string
}

/** Minus, a number field, plus. A typed number counts when the field is left or Enter is pressed. */
export const Quantity = ({ value, min = 1, max, onChange, onRefused, disabled = false, label }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string>()
  const take = (asked: Requested) => {
    setDraft(undefined)
    if (asked.refused) onRefused?.(asked.refused)
    if (asked.value !== value) onChange(asked.value)
  }
  const keepTyped = () =>
    draft !== undefined && draft !== String(value) ? take(typed(draft, value, { min, max })) : setDraft(undefined)
  return (
    <span className={styles.root} role="group" aria-label={label ?? t('ui.quantity')}>
      <Button
        icon={<SubtractRegular />}
        aria-label={t('ui.less')}
        disabled={disabled}
        onClick={() => take(stepped(value, -1, { min, max }))}
      />
      <Input
        className={styles.input}
        input={{ className: styles.field, inputMode: 'numeric', 'aria-label': label ?? t('ui.quantity') }}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(_, data) => setDraft(data.value)}
        onBlur={keepTyped}
        onKeyDown={event => {
          if (event.key === 'Enter') keepTyped()
        }}
      />
      <Button
        icon={<AddRegular />}
        aria-label={t('ui.more')}
        disabled={disabled}
        onClick={() => take(stepped(value, 1, { min, max }))}
      />
    </span>
  )
}
