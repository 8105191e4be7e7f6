import { Button } from '@fluentui/react-components'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { useTranslation } from 'react-i18next'
import { decoded } from '#contracts/wire/request-path.ts'
import { usePartStyles } from '../parts/styles.ts'
import type { Recording, RecordedCall } from './recording.ts'
import { isStepFound } from './search.ts'
import { actText } from './step-text.ts'

/** A path without what only machines read. */
const shortPath = (path: string): string => decoded(path.split('?')[0] ?? '').replace(/\{.*\}/, '…')

const Calls = ({ calls }: { calls: readonly RecordedCall[] }) => {
  const part = usePartStyles()
  const counts = new Map<string, number>()
  for (const { method, path, status } of calls) {
    const text = `${method} ${shortPath(path)} ${String(status)}`
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return (
    <ul className={part.list} style={{ gap: 0 }}>
      {[...counts].map(([text, count]) => (
        <li key={text} className={part.code}>
          {text}
          {count > 1 && ` × ${String(count)}`}
        </li>
      ))}
    </ul>
  )
}

type Props = {
  readonly recording: Recording
  /** Lists only the steps with these words. */
  readonly words?: string
  /** Plays up to and with a step, counted from 0. */
  readonly onPlayTo?: (at: number) => void
}

/** The steps of a recording: number, what was done, the screen that followed, and the calls. Source: CTL-18. */
export const StepTable = ({ recording, words = '', onPlayTo }: Props) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const numbered = recording.steps.map((step, at) => ({ step, at }))
  const found = numbered.filter(({ step }) => isStepFound(step, words))
  return (
    <table className={part.table}>
      <thead>
        <tr>
          <th scope="col">{t('devtools.record.number')}</th>
          <th scope="col">{t('devtools.record.done')}</th>
          <th scope="col">{t('devtools.record.screen')}</th>
          <th scope="col">{t('devtools.record.calls')}</th>
          {onPlayTo && <th scope="col">{t('devtools.record.play')}</th>}
        </tr>
      </thead>
      <tbody>
        {(found.length > 0 ? found : numbered).map(({ step, at }) => (
          <tr key={at}>
            <td>{at + 1}</td>
            <td>{actText(step.act)}</td>
            <td>
              {step.title} <span className={part.small}>{shortPath(step.path)}</span>
            </td>
            <td>
              <Calls calls={step.calls} />
            </td>
            {onPlayTo && (
              <td>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<PlayRegular />}
                  aria-label={t('devtools.record.playTo', { at: at + 1 })}
                  title={t('devtools.record.playTo', { at: at + 1 })}
                  onClick={() => onPlayTo(at)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
