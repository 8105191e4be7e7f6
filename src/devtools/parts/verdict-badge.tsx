import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Says } from '../call-log.ts'

const verdictTexts = {
  conforming: 'panel.calls.verdict.conforming',
  refused: 'panel.calls.verdict.refused',
  wrong: 'panel.calls.verdict.wrong',
  'no answer': 'panel.calls.verdict.no answer',
  'not described': 'panel.calls.verdict.not described',
} as const

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
      {t(verdictTexts[says])}
    </Badge>
  )
}
