import { Label, makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { FieldError } from '../feedback/field-error.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  label: string
  required?: boolean
  error?: string | undefined
  hint?: string
  className?: string
  children: ReactNode
}

/** Several controls for one question. Each has its own label, so they cannot share a `Field`. */
export const FieldGroup = ({ label, required = false, error, hint, className, children }: Props) => {
  const styles = useStyles()
  const id = useId()
  return (
    <div className={className}>
      <div className={styles.root} role="group" aria-labelledby={id} {...(error && { 'aria-describedby': `${id}-error` })}>
        <Label id={id} required={required}>
          {label}
        </Label>
        {children}
        {hint && <p className={styles.hint}>{hint}</p>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}
