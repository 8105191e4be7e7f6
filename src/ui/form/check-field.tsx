import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode, type Ref } from 'react'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  error: { margin: 0, color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Error message. */
  error?: string | undefined
  boxRef?: Ref<HTMLInputElement>
  /** Content beside the label. */
  children?: ReactNode
}

/** A check box with its error message. */
export const CheckField = ({ label, checked, onChange, error, boxRef, children }: Props) => {
  const styles = useStyles()
  const errorId = useId()
  return (
    <div>
      <div className={styles.row}>
        <Checkbox
          label={label}
          checked={checked}
          onChange={(_, data) => onChange(data.checked === true)}
          {...(boxRef && { ref: boxRef })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        {children}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
