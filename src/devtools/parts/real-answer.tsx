import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RealAnswer } from '../call-log.ts'
import { Section } from './section.tsx'
import { usePartStyles } from './styles.ts'
import { VerdictBadge } from './verdict-badge.tsx'

const kindTexts = {
  missing: 'panel.real.kinds.missing',
  extra: 'panel.real.kinds.extra',
  type: 'panel.real.kinds.type',
  value: 'panel.real.kinds.value',
} as const

const troubleTexts = {
  cors: 'panel.real.trouble.cors',
  mixed: 'panel.real.trouble.mixed',
  timeout: 'panel.real.trouble.timeout',
  unreachable: 'panel.real.trouble.unreachable',
} as const

const Differences = ({ differences }: Pick<RealAnswer, 'differences'>) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <table className={part.table}>
      <thead>
        <tr>
          <th scope="col">{t('panel.real.field')}</th>
          <th scope="col">{t('panel.real.kind')}</th>
          <th scope="col">{t('panel.real.mock')}</th>
          <th scope="col">{t('panel.real.realValue')}</th>
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

/** What a real server answered: its verdict, and field by field where it differs from the mock. */
export const RealResult = ({ real }: { real: RealAnswer }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <Section title={`${t('panel.calls.real')} ${real.address}`} extra={<VerdictBadge says={real.verdict.says} />}>
      <div className={part.stack}>
        {real.session && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('panel.real.session', { reason: real.session })}</MessageBarBody>
          </MessageBar>
        )}
        {real.trouble ? (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{t(troubleTexts[real.trouble], { origin: window.location.origin })}</MessageBarBody>
          </MessageBar>
        ) : real.differences.length > 0 ? (
          <Differences differences={real.differences} />
        ) : (
          <p className={part.quiet}>{t('panel.real.same')}</p>
        )}
      </div>
    </Section>
  )
}
