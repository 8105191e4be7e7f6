import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from './submit-button.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  sticky: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  message: { marginInlineStart: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground3 },
  problem: { color: tokens.colorStatusDangerForeground1 },
})

type Props = {
  busy: boolean
  /** True if there is nothing to send. */
  idle?: boolean
  /** Label of the submit button; default "Save". */
  send?: string
  /** Keeps the footer of a long form in sight. */
  sticky?: boolean
  className?: string
  /** Announced after the buttons, such as that there are unsaved changes. */
  message?: ReactNode
  /** Draws the message as an error. */
  isProblem?: boolean
  /** The other buttons. */
  children?: ReactNode
}

/**
 * The footer of a form on a page: the submit button first, then the others and a message. Dialogs have theirs at their end, in the
 * opposite order.
 */
export const FormFooter = ({ busy, idle, send, sticky, className, message, isProblem, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={mergeClasses(styles.root, sticky && styles.sticky, className)}>
      <SubmitButton busy={busy} {...(idle !== undefined && { idle })}>
        {send ?? t('btn.save')}
      </SubmitButton>
      {children}
      {message !== undefined && (
        <span role="status" className={mergeClasses(styles.message, isProblem && styles.problem)}>
          {message}
        </span>
      )}
    </div>
  )
}
