import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Says } from '../call-log.ts'

const colours = {
  conforming: 'success',
  refused: 'warning',
  wrong: 'danger',
  'no answer': 'danger',
  'not described': 'informative',
} as const

/** What the contract says to an answer. */
export const VerdictBadge = ({ says }: { says: Says }) => {
  const { t } = useTranslation()
  return (
    <Badge appearance="tint" color={colours[says]}>
      {t(`panel.calls.verdict.${says}`)}
    </Badge>
  )
}
