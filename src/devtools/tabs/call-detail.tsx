import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { useTranslation } from 'react-i18next'
import { curlOf } from '../curl.ts'
import { useControl } from '../control.ts'
import { LoggedCallDetail } from '../call-log.ts'
import { Copy } from '../parts/copy.tsx'
import { Payload } from '../parts/json.tsx'
import { RealResult } from '../parts/real-answer.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { VerdictBadge } from '../parts/verdict-badge.tsx'

const Facts = ({ call }: { call: LoggedCallDetail }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <>
      <p className={part.code}>
        <strong>{call.method}</strong> {call.path}
      </p>
      {call.about && (
        <p className={part.quiet} lang="en">
          {call.about}
        </p>
      )}
      <div className={part.row}>
        <VerdictBadge result={call.verdict.result} />
        <span className={part.small}>
          HTTP {call.status} · {call.verdict.code ?? '–'} {call.verdict.msg ?? ''} · {t('devtools.calls.ms', { ms: call.ms })} ·{' '}
          {call.at}
        </span>
      </div>
      {call.verdict.problems.length > 0 && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('devtools.calls.problems')}</MessageBarTitle>
            <ul className={part.list}>
              {call.verdict.problems.map(problem => (
                <li key={problem} className={part.code}>
                  {problem}
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

/** One call: request, response, and the verdict of the contract. */
export const CallDetail = ({ id, onBack }: { id: number; onBack: () => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const { data: call } = useControl(LoggedCallDetail, `/calls/${String(id)}`, { revalidateIfStale: false })
  return (
    <div className={part.stack}>
      <div className={part.row}>
        <Button size="small" icon={<ArrowLeftRegular />} onClick={onBack}>
          {t('devtools.calls.back')}
        </Button>
        {call && <Copy wide text={curlOf(call, call.real?.address)} label={t('devtools.calls.curl')} />}
      </div>
      {call && <Facts call={call} />}
      {call?.real && <RealResult real={call.real} />}
      {call && <Payload title={t('devtools.calls.request')} text={call.body} />}
      {call && <Payload title={t('devtools.calls.reply')} text={call.reply} />}
    </div>
  )
}
