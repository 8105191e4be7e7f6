import type { FluentIcon } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { GuardRow } from './guard-row.tsx'

type Props = {
  icon: FluentIcon
  /** Which guard of the account it is. */
  name: 'password' | 'pay_password' | 'phone' | 'check'
  to: string
  /** What the link does. */
  action: string
  /** How it stands now. */
  mark?: ReactNode
}

/** A guard of the account that has a page of its own. */
export const SafeRow = ({ icon: Icon, name, to, action, mark }: Props) => {
  const { t } = useTranslation()
  const title = t(`user.safe.${name}.name`)
  return (
    <GuardRow
      icon={<Icon />}
      title={title}
      about={t(`user.safe.${name}.about`)}
      mark={mark}
      action={
        <LinkButton to={to} aria-label={`${action}: ${title}`}>
          {action}
        </LinkButton>
      }
    />
  )
}
