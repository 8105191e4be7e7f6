import type { FluentIcon } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { GuardRow } from './guard-row.tsx'

const texts = {
  password: { name: 'user.safe.password.name', about: 'user.safe.password.about' },
  pay_password: { name: 'user.safe.pay_password.name', about: 'user.safe.pay_password.about' },
  phone: { name: 'user.safe.phone.name', about: 'user.safe.phone.about' },
  check: { name: 'user.safe.check.name', about: 'user.safe.check.about' },
} as const

type Props = {
  icon: FluentIcon
  /** Which guard of the account it is. */
  name: keyof typeof texts
  to: string
  /** What the link does. */
  action: string
  /** How it stands now. */
  mark?: ReactNode
}

/** A guard of the account that has a page of its own. */
export const SafeRow = ({ icon: Icon, name, to, action, mark }: Props) => {
  const { t } = useTranslation()
  const title = t(texts[name].name)
  return (
    <GuardRow
      icon={<Icon />}
      title={title}
      about={t(texts[name].about)}
      mark={mark}
      action={
        <LinkButton to={to} aria-label={`${action}: ${title}`}>
          {action}
        </LinkButton>
      }
    />
  )
}
