import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RealAnswer } from '../call-log.ts'
import { Section } from './section.tsx'
import { usePartStyles } from './styles.ts'
import { VerdictBadge } from './verdict-badge.tsx'

const kindTexts = {
  missing: 'devtools.real.kinds.missing',
  extra: 'devtools.real.kinds.extra',
  type: 'devtools.real.kinds.type',
  value: 'devtools.real.kinds.value',
} as const

const troubleTexts = {
  cors: 'devtools.real.trouble.cors',
  mixed: 'devtools.real.trouble.mixed',
  timeout: 'devtools.real.trouble.timeout',
  unreachable: 'devtools.real.trouble.unreachable',
} as const

const Differences = ({ differences }: Pick<RealAnswer, 'differences'>) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <table className={part.table}>
      <thead>
        <tr>
          <th scope="col">{t('devtools.real.field')}</th>
          <th scope="col">{t('devtools.real.kind')}</th>
          <th scope="col">{t('devtools.real.mock')}</th>
          <th scope="col">{t('devtools.real.realValue')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, kind, mock, real }) => (
          <tr key={`${field} ${kind}`}>
            <td className={part.code}>{field}</td>
            <td>{t(kindTexts[kind])}</td>
            <td className={part.code}>{mock}</td>
            <td className={part.code}>{real}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The response of a real server: the verdict, and the differences from the mock by field. */
export const RealResult = ({ real }: { real: RealAnswer }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <Section title={`${t('devtools.calls.real')} ${real.address}`} extra={<VerdictBadge result={real.verdict.result} />}>
      <div className={part.stack}>
        {real.session && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('devtools.real.session', { reason: real.session })}</MessageBarBody>
          </MessageBar>
        )}
        {real.trouble ? (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{t(troubleTexts[real.trouble], { origin: window.location.origin })}</MessageBarBody>
          </MessageBar>
        ) : real.differences.length > 0 ? (
          <Differences differences={real.differences} />
        ) : (
          <p className={part.quiet}>{t('devtools.real.same')}</p>
        )}
      </div>
    </Section>
  )
}
