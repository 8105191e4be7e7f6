import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { RecordStopFilled } from '@fluentui/react-icons/svg/record-stop'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { isPresenting } from '#src/lib/site/present.ts'
import { onControl, useChange } from '../control.ts'
import { activeStore } from './active-store.ts'
import { endRecording, noteAct } from './active.ts'
import { keepRecording, recordingsKey } from './library.ts'
import { noteCalls } from './note-calls.ts'
import { noteEvents } from './note-events.ts'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInlineStart: tokens.spacingHorizontalL,
    bottom: tokens.spacingVerticalL,
    zIndex: 1_000_002,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
  },
  dot: { width: '10px', height: '10px', borderRadius: '50%', backgroundColor: tokens.colorStatusDangerBackground3 },
})

/** What a recording can do again; a replaced shop, links and logs it cannot. */
const repeatable = /^\/(states|clock|faults|tasks|payments|queue|permissions|reset)\b/

/** Notes a page that was opened by its address, while a recording runs. */
const noteArrival = (): void => {
  const { steps = [], path = '' } = activeStore.read() ?? {}
  if (currentPath() !== (steps.at(-1)?.path ?? path)) noteAct({ do: 'open', path: currentPath() })
}

/** Ends the recording and keeps it. */
export const useEndRecording = () => {
  const change = useChange()
  const { mutate } = useSWRConfig()
  return async () => {
    await change(async () => {
      const ended = endRecording()
      if (ended) await keepRecording(ended)
    })
    await mutate(recordingsKey)
  }
}

/** Notes what the person does, and shows that it does. Source: CTL-18. */
export const Recorder = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const active = activeStore.read(useSyncExternalStore(activeStore.listen, activeStore.text))
  const end = useEndRecording()
  const runs = active !== undefined
  useEffect(() => {
    if (!runs) return undefined
    noteArrival()
    const endings = [
      noteEvents(),
      noteCalls(),
      onControl(({ method, path, body }) => {
        if (repeatable.test(path)) noteAct({ do: 'control', method, path, ...(body !== undefined && { body }) })
      }),
    ]
    return () => endings.forEach(ending => ending())
  }, [runs])
  if (!active || isPresenting()) return null
  return (
    <section className={styles.bar} aria-label={t('devtools.record.running')} data-demo="">
      <span className={styles.dot} aria-hidden="true" />
      <span role="status">{t('devtools.record.count', { count: active.steps.length })}</span>
      <Button size="small" icon={<RecordStopFilled />} onClick={() => void end()}>
        {t('devtools.record.stop')}
      </Button>
    </section>
  )
}
