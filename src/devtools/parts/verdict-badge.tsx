import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { VerdictResult } from '../call-log.ts'

const verdictTexts = {
  conforming: 'devtools.calls.verdict.conforming',
  refused: 'devtools.calls.verdict.refused',
  wrong: 'devtools.calls.verdict.wrong',
  'no answer': 'devtools.calls.verdict.no answer',
  'not described': 'devtools.calls.verdict.not described',
} as const

const colours = {
  conforming: 'success',
  refused: 'warning',
  wrong: 'danger',
  'no answer': 'danger',
  'not described': 'informative',
} as const

/** The verdict of the contract on a response. */
export const VerdictBadge = ({ result }: { result: VerdictResult }) => {
  const { t } = useTranslation()
  return (
    <Badge appearance="tint" color={colours[result]}>
      {t(verdictTexts[result])}
    </Badge>
  )
}
