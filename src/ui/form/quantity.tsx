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
  /** Called if the input is out of range; the screen shows the message. */
  onRefused?: (reason: Refusal) => void
  disabled?: boolean
  /** Label for screen readers, such as "Quantity of Tea". */
  label?: string
}

/** A number field with minus and plus buttons. Typed values apply on blur or Enter. */
export const Quantity = ({ value, min = 1, max, onChange, onRefused, disabled = false, label }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string>()
  const take = (wanted: Requested) => {
    setDraft(undefined)
    if (wanted.refused) onRefused?.(wanted.refused)
    if (wanted.value !== value) onChange(wanted.value)
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
