import { Button, Input, makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../control.ts'
import { usePartStyles } from '../parts/styles.ts'
import { keepRecording, removeRecording } from './library.ts'
import { openStart, playerStore } from './player-store.ts'
import type { Recording } from './recording.ts'
import { ShareButtons } from './share-buttons.tsx'
import { StepTable } from './step-table.tsx'

const useStyles = makeStyles({
  // Positioned, so that hidden texts inside cannot widen the page.
  steps: { position: 'relative', flexBasis: '100%', minWidth: 0, overflowX: 'auto' },
})

type Props = {
  readonly recording: Recording
  /** The search words; only steps that contain them are shown. */
  readonly words: string
  readonly onChanged: () => void
  readonly onPlay: () => void
}

/** A recording of the list: play, rename, share and delete it, and see its steps. */
export const RecordingCard = ({ recording, words, onChanged, onPlay }: Props) => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const stepsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, origin, steps } = recording
  const showsSteps = isOpen || words.trim() !== ''
  const rename = (to: string) => {
    if (to && to !== name) void change(() => keepRecording({ ...recording, name: to })).then(onChanged)
  }
  const play = (until?: number) =>
    void change(async () => {
      await openStart(recording, true)
      if (until !== undefined) playerStore.write({ id, at: 0, until })
      onPlay()
    })
  return (
    <li className={part.entry}>
      <Button
        size="small"
        appearance="subtle"
        icon={showsSteps ? <ChevronDownRegular /> : <ChevronRightRegular />}
        aria-label={t('devtools.record.steps', { name })}
        aria-expanded={showsSteps}
        aria-controls={stepsId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Input
        key={name}
        style={{ flex: '1 1 160px' }}
        appearance="filled-lighter"
        aria-label={t('devtools.record.rename', { name })}
        defaultValue={name}
        maxLength={60}
        onBlur={({ target }) => rename(target.value.trim())}
      />
      <span className={part.small}>{t('devtools.record.facts', { count: steps.length, time: origin.now.slice(0, 16) })}</span>
      <Button
        size="small"
        appearance="primary"
        icon={<PlayRegular />}
        aria-label={t('devtools.record.playOf', { name })}
        onClick={() => play()}
      >
        {t('devtools.record.play')}
      </Button>
      <ShareButtons recording={recording} />
      <Button
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('devtools.record.remove', { name })}
        title={t('devtools.record.remove', { name })}
        onClick={() => void removeRecording(id).then(onChanged)}
      />
      <div id={stepsId} hidden={!showsSteps} className={styles.steps}>
        {showsSteps && <StepTable recording={recording} words={words} onPlayTo={at => play(at + 1)} />}
      </div>
    </li>
  )
}
