import { Button } from '@fluentui/react-components'
import { RecordRegular } from '@fluentui/react-icons/svg/record'
import { RecordStopRegular } from '@fluentui/react-icons/svg/record-stop'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { startRecording } from './active.ts'
import { activeStore } from './active-store.ts'
import { playerStore } from './player-store.ts'
import { useEndRecording } from './recorder.tsx'
import { StepTable } from './step-table.tsx'

/** Starts and ends a recording, and lists its steps while it runs. */
export const StartStop = ({ onStart }: { onStart: () => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const end = useEndRecording()
  const active = activeStore.read(useSyncExternalStore(activeStore.listen, activeStore.text))
  const start = () =>
    change(async () => {
      playerStore.write(undefined)
      await startRecording()
      onStart()
    })
  return (
    <Section title={t('devtools.record.title')}>
      <p className={part.lead}>{t('devtools.record.about')}</p>
      <div className={part.stack}>
        <div className={part.row}>
          {active ? (
            <Button appearance="primary" icon={<RecordStopRegular />} onClick={() => void end()}>
              {t('devtools.record.stop')}
            </Button>
          ) : (
            <Button appearance="primary" icon={<RecordRegular />} onClick={() => void start()}>
              {t('devtools.record.start')}
            </Button>
          )}
          <span role="status" className={part.small}>
            {active && t('devtools.record.count', { count: active.steps.length })}
          </span>
        </div>
        {active && active.steps.length > 0 && <StepTable recording={active} />}
      </div>
    </Section>
  )
}
